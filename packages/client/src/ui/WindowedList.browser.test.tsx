import fc from 'fast-check'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import './global.css'
import { Panel } from './Panel.tsx'
import { useScrollBox } from './useScrollBox.ts'
import { ScrollAreaContext } from './windowing/ScrollArea.ts'
import { WindowedList, type WindowedListHandle, type WindowedListProps } from './WindowedList.tsx'
import type { RowHeights } from './windowing/RowOffsets.ts'
import type { RowPosition } from './windowing/Anchor.ts'
import { propertyRuns } from '../../../../scripts/propertyRuns.ts'

/** The height of a row before and after its image has loaded. */
const heightOf = (id: string) => 60 + ((Number.parseInt(id.slice(1), 10) * 97) % 640)
const late = new Map<string, number>()
const growers = new Map<string, (by: number) => void>()

beforeEach(() => {
  late.clear()
  growers.clear()
  window.scrollTo(0, 0)
})
afterEach(() => document.querySelector('#above')?.remove())

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `p${from + index}`)

function Post({ id }: { id: string }) {
  const [extra, setExtra] = useState(late.get(id) ?? 0)
  growers.set(id, (by) => {
    late.set(id, (late.get(id) ?? 0) + by)
    setExtra(late.get(id) ?? 0)
  })
  return (
    <article tabIndex={-1}>
      <div style={{ blockSize: extra }} />
      <p style={{ blockSize: heightOf(id) }}>
        {id} <button type="button">button of {id}</button>
      </p>
      {extra > 0 && <button type="button" style={{ position: 'absolute' }} aria-label="late" />}
    </article>
  )
}

type Changes = Partial<Omit<WindowedListProps<string>, 'children' | 'label'>>

async function renderList(start: Changes & { ids: readonly string[] }) {
  const heights: RowHeights = start.heights ?? new Map()
  const handle: { current: WindowedListHandle | null } = { current: null }
  const list = (changes: Changes & { ids: readonly string[] }) => (
    <main style={{ paddingBlockStart: 100 }}>
      <WindowedList ref={handle} label="Posts" heights={heights} {...changes}>
        {(id) => <Post id={id} />}
      </WindowedList>
    </main>
  )
  const screen = await render(list(start))
  await frames(3)
  return {
    heights,
    handle,
    change: async (changes: Changes & { ids: readonly string[] }) => {
      await screen.rerender(list({ ...start, ...changes }))
      await frames(3)
    },
    unmount: () => screen.unmount(),
  }
}

async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

async function scrollTo(top: number) {
  window.scrollTo(0, top)
  await frames(3)
}

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`)
const topOf = (id: string) => rowOf(id)?.getBoundingClientRect().top ?? Number.NaN
const mounted = () => [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => row.dataset['row'] ?? '')
/** The first row that begins inside the window, below the sticky header of 48 px. */
const firstSeen = () => mounted().find((id) => topOf(id) >= 48 && topOf(id) < innerHeight) ?? ''

/** How far the row that is read moves while something happens, looking after every painted frame. */
async function driftDuring(change: () => Promise<unknown> | void, id = firstSeen(), top = () => topOf(id)) {
  const start = top()
  const seen: number[] = []
  const painted = new MessageChannel()
  painted.port1.onmessage = () => seen.push(Math.abs(top() - start))
  let watching = true
  const watch = () => {
    painted.port2.postMessage(null)
    if (watching) requestAnimationFrame(watch)
  }
  requestAnimationFrame(watch)
  await change()
  await frames(4)
  watching = false
  await frames(2)
  painted.port1.close()
  return Math.max(...seen.map((moved) => (Number.isNaN(moved) ? 9999 : moved)), Math.abs(top() - start))
}

test('rows that arrive above keep the visible rows in place', async () => {
  const { change } = await renderList({ ids: range(100, 400) })
  await scrollTo(9000)
  expect(await driftDuring(() => change({ ids: range(60, 400) }))).toBeLessThanOrEqual(1)
})

test('a row above that grows keeps the visible rows in place', async () => {
  await renderList({ ids: range(0, 300) })
  await scrollTo(9000)
  const above = mounted()[mounted().indexOf(firstSeen()) - 2] ?? ''
  expect(await driftDuring(() => growers.get(above)?.(300))).toBeLessThanOrEqual(1)
})

test('rows above that are removed keep the visible rows in place', async () => {
  const { change } = await renderList({ ids: range(0, 300) })
  await scrollTo(9000)
  const at = Number(firstSeen().slice(1))
  const fewer = range(0, 300).filter((id) => Number(id.slice(1)) < at - 4 || Number(id.slice(1)) >= at)
  expect(await driftDuring(() => change({ ids: fewer }))).toBeLessThanOrEqual(1)
})

test('rows that arrive and rows that go above at once keep the visible rows in place', async () => {
  const { change } = await renderList({ ids: range(20, 300) })
  await scrollTo(9000)
  const at = Number(firstSeen().slice(1))
  const other = [...range(0, at - 6), ...range(at - 1, 320)]
  expect(await driftDuring(() => change({ ids: other }))).toBeLessThanOrEqual(1)
})

test('when the row at the reading line is removed, the rows below do not move', async () => {
  const { change } = await renderList({ ids: range(0, 300) })
  await scrollTo(9000)
  const below = firstSeen()
  const deleted = mounted()[mounted().indexOf(below) - 1]
  expect(await driftDuring(() => change({ ids: range(0, 300).filter((id) => id !== deleted) }), below)).toBeLessThanOrEqual(1)
})

test('rows that arrive below keep the visible rows in place, at the very bottom too', async () => {
  const { change } = await renderList({ ids: range(0, 60) })
  for (let round = 0; round < 4; round++) await scrollTo(document.documentElement.scrollHeight)
  expect(scrollY + innerHeight).toBeGreaterThan(document.documentElement.scrollHeight - 2)
  expect(await driftDuring(() => change({ ids: range(0, 120) }))).toBeLessThanOrEqual(1)
})

test('images of unknown size that load while scrolling up move nothing', async () => {
  const { handle } = await renderList({ ids: range(0, 400) })
  handle.current?.scrollTo({ id: 'p200', offset: 30 })
  await frames(3)
  for (let step = 0; step < 25; step++) {
    const id = firstSeen()
    const before = topOf(id)
    window.scrollBy(0, -120)
    await frames(1)
    const above = mounted().filter((row) => (rowOf(row)?.getBoundingClientRect().bottom ?? 0) <= 48)
    for (const row of above) if (!late.has(row)) growers.get(row)?.(150)
    await frames(2)
    // Only the 120 px that the reader scrolled.
    expect(Math.abs(topOf(id) - before - 120)).toBeLessThanOrEqual(1)
  }
})

test('an image that loads in a part of a post already scrolled past does not move the visible part', async () => {
  const { handle } = await renderList({ ids: range(0, 300) })
  growers.get('p56')?.(200)
  handle.current?.scrollTo({ id: 'p56', offset: 0 })
  await frames(3)
  window.scrollBy(0, 230)
  await frames(3)
  const text = rowOf('p56')?.querySelector('p')
  expect(
    await driftDuring(
      () => growers.get('p56')?.(300),
      'p56',
      () => text?.getBoundingClientRect().top ?? 0,
    ),
  ).toBeLessThanOrEqual(1)
})

test('leaving the page reports the place immediately', async () => {
  const notified: RowPosition[] = []
  await renderList({ ids: range(0, 300), onPlace: (place) => notified.push(place) })
  await scrollTo(5000)
  await expect.poll(() => notified.length).toBeGreaterThan(0)
  window.scrollTo(0, 9000)
  await frames(1)
  window.dispatchEvent(new Event('pagehide'))
  expect(notified.at(-1)?.id).toBe(mounted().findLast((id) => topOf(id) <= 48 + 1))
})

test('larger text makes sticky headers higher, and the first visible row stays right below them', async () => {
  const { handle } = await renderList({ ids: range(0, 300) })
  handle.current?.scrollTo({ id: 'p120', offset: 0 })
  await frames(3)
  const root = document.documentElement
  root.style.fontSize = '24px'
  for (const id of mounted()) growers.get(id)?.(10)
  await frames(4)
  const line = Number.parseFloat(getComputedStyle(document.querySelector('[role=feed]') ?? root).scrollMarginTop)
  const top = topOf('p120')
  root.style.fontSize = ''
  await frames(2)
  expect(line).toBeGreaterThan(48)
  expect(Math.abs(top - line)).toBeLessThanOrEqual(1)
})

test('content that grows above the whole list moves nothing once the reader is inside the list', async () => {
  await renderList({ ids: range(0, 300) })
  await scrollTo(5000)
  const drift = await driftDuring(() => {
    const above = document.createElement('div')
    above.id = 'above'
    above.style.height = '240px'
    document.querySelector('main')?.prepend(above)
  })
  expect(drift).toBeLessThanOrEqual(1)
})

test('a place is restored to the pixel, with rows above it never seen', async () => {
  await renderList({ ids: range(0, 400), initialPlace: { id: 'p250', offset: -37 } })
  expect(topOf('p250')).toBeCloseTo(48 - 37, 0)
  growers.get('p249')?.(400)
  await frames(3)
  expect(topOf('p250')).toBeCloseTo(48 - 37, 0)
})

test('a place is restored when its row arrives later than the list', async () => {
  const { change } = await renderList({ ids: [], initialPlace: { id: 'p30', offset: 12 } })
  await change({ ids: range(0, 100), initialPlace: { id: 'p30', offset: 12 } })
  expect(topOf('p30')).toBeCloseTo(48 + 12, 0)
})

test('returning with the reported place and the stored heights shows the same rows at the same pixels', async () => {
  const notified: RowPosition[] = []
  const first = await renderList({ ids: range(0, 400), onPlace: (place) => notified.push(place) })
  for (let step = 0; step < 8; step++) await scrollTo(900 * step)
  const [id, top] = [firstSeen(), topOf(firstSeen())]
  await first.unmount()
  window.scrollTo(0, 0)
  const place = notified.at(-1) ?? null
  await renderList({ ids: range(0, 400), heights: first.heights, initialPlace: place })
  expect(Math.abs(topOf(id) - top)).toBeLessThanOrEqual(1)
})

test('ten thousand rows keep a flat number of nodes and can all be reached', async () => {
  const { handle } = await renderList({ ids: range(0, 10_000) })
  let max = 0
  for (let step = 0; step < 60; step++) {
    window.scrollBy(0, 2500)
    await frames(1)
    max = Math.max(max, mounted().length)
  }
  expect(max).toBeLessThan(40)
  handle.current?.scrollTo({ id: 'p9999', offset: 0 })
  await frames(3)
  expect(mounted()).toContain('p9999')
  expect(document.querySelectorAll('main *').length).toBeLessThan(150)
})

test('a jump of the scroll bar into the middle is filled in the same frame', async () => {
  await renderList({ ids: range(0, 2000) })
  window.scrollTo(0, 180_000)
  await frames(2)
  expect(firstSeen()).not.toBe('')
  expect(topOf(mounted().at(-1) ?? '')).toBeGreaterThan(innerHeight)
})

test('a focused row stays in the document however far the reader scrolls', async () => {
  await renderList({ ids: range(0, 500) })
  rowOf('p3')?.querySelector('button')?.focus()
  await scrollTo(40_000)
  expect(document.activeElement?.textContent).toBe('button of p3')
  expect(mounted().length).toBeLessThan(40)
  expect(topOf(firstSeen())).toBeGreaterThanOrEqual(48)
})

test('when the focused row is removed, the next one takes the focus', async () => {
  const { change } = await renderList({ ids: range(0, 100) })
  rowOf('p2')?.querySelector('article')?.focus()
  await change({ ids: range(0, 100).filter((id) => id !== 'p2') })
  expect(document.activeElement).toBe(rowOf('p3')?.querySelector('article'))
})

test('a hundred steps of the focus move down a hundred rows', async () => {
  const { handle } = await renderList({ ids: range(0, 300) })
  rowOf('p0')?.querySelector('article')?.focus()
  for (let step = 0; step < 100; step++) {
    handle.current?.moveFocus(1)
    await frames(1)
  }
  expect(document.activeElement).toBe(rowOf('p100')?.querySelector('article'))
  const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
  expect(top < innerHeight && bottom > 48).toBe(true)
})

test('moving the focus scrolls its row to the reading line, and the first row scrolls to the top', async () => {
  const { handle } = await renderList({ ids: range(0, 100) })
  expect(handle.current?.moveFocus(1)).toBe(true)
  for (const id of ['p1', 'p2', 'p3']) {
    handle.current?.moveFocus(1)
    await frames(2)
    expect(document.activeElement).toBe(rowOf(id)?.querySelector('article'))
    expect(topOf(id)).toBeCloseTo(48, 0)
  }
  for (let step = 0; step < 3; step++) handle.current?.moveFocus(-1)
  await frames(2)
  expect(document.activeElement).toBe(rowOf('p0')?.querySelector('article'))
  expect(scrollY).toBe(0)
  expect(handle.current?.moveFocus(-1)).toBe(false)
})

test('a focused element removed inside a row passes its focus to the row', async () => {
  await renderList({ ids: range(0, 100) })
  growers.get('p2')?.(40)
  await frames(2)
  rowOf('p2')?.querySelector<HTMLElement>('article > button')?.focus()
  growers.get('p2')?.(-40)
  await frames(3)
  expect(document.activeElement).toBe(rowOf('p2')?.querySelector('article'))
})

test('an element removed after the focus left it does not take the focus', async () => {
  await renderList({ ids: range(0, 100) })
  growers.get('p2')?.(40)
  await frames(2)
  const button = rowOf('p2')?.querySelector<HTMLElement>('article > button')
  button?.focus()
  button?.blur()
  growers.get('p2')?.(-40)
  await frames(3)
  expect(document.activeElement).toBe(document.body)
})

test('each row has its position, without a gap, and the total once that is known, also if no row comes with it', async () => {
  const known = range(10, 60)
  const { change } = await renderList({ ids: known })
  const numbers = () =>
    [...document.querySelectorAll('[role=feed] article')].map((article) => [article.ariaPosInSet, article.ariaSetSize].join(' of '))
  expect(numbers().slice(0, 3)).toEqual(['1 of -1', '2 of -1', '3 of -1'])
  await change({ ids: known, whole: true })
  expect(numbers().slice(0, 3)).toEqual(['1 of 50', '2 of 50', '3 of 50'])
  await change({ ids: range(8, 60), whole: true })
  const drawn = mounted()
  expect(numbers()).toEqual(drawn.map((id) => `${Number(id.slice(1)) - 7} of 52`))
})

test('750 px before the end it requests more rows, and no sooner', async () => {
  let asked = 0
  const onNearEnd = () => void asked++
  const { change } = await renderList({ ids: range(0, 60) })
  // Once the last rows are measured it is known how far off the end is.
  for (let round = 0; round < 4; round++) await scrollTo(document.documentElement.scrollHeight)
  const toEnd = () => (document.querySelector('[role=feed]')?.getBoundingClientRect().bottom ?? Number.NaN) - innerHeight
  await scrollTo(scrollY + toEnd() - 900)
  await change({ ids: range(0, 60), onNearEnd })
  await scrollTo(scrollY + toEnd() - 752)
  expect(asked).toBe(0)
  await scrollTo(scrollY + toEnd() - 748)
  expect(asked).toBe(1)
})

test('near the end it sends one request for each list', async () => {
  let asked = 0
  const onNearEnd = () => void asked++
  const { change } = await renderList({ ids: range(0, 60), onNearEnd })
  expect(asked).toBe(0)
  for (let round = 0; round < 4; round++) await scrollTo(document.documentElement.scrollHeight)
  expect(asked).toBe(1)
  await change({ ids: range(0, 62), onNearEnd })
  expect(asked).toBe(2)
})

test('a reader at the top stays at the top when the list follows it', async () => {
  const { change } = await renderList({ ids: range(10, 100), followTop: true })
  await change({ ids: range(5, 100), followTop: true })
  expect(scrollY).toBe(0)
  expect(topOf('p5')).toBeCloseTo(100, 0)
})

test('content above the list scrolls without its rows: the list still follows', async () => {
  const { change } = await renderList({ ids: range(10, 100), followTop: true })
  await scrollTo(40)
  await change({ ids: range(5, 100), followTop: true })
  expect(scrollY).toBe(40)
  expect(topOf('p5')).toBeCloseTo(60, 0)
})

test('up to 15 px into its rows a list is followed, and no further', async () => {
  const { change } = await renderList({ ids: range(20, 100), followTop: true })
  await scrollTo(67)
  expect(topOf('p20')).toBe(48 - 15)
  await change({ ids: range(10, 100), followTop: true })
  expect(topOf('p10')).toBeCloseTo(48 - 15, 0)
  await scrollTo(68)
  await change({ ids: range(5, 100), followTop: true })
  expect(topOf('p10')).toBeCloseTo(48 - 16, 0)
})

test('under a header with tabs the first visible row begins below both', async () => {
  const handle: { current: WindowedListHandle | null } = { current: null }
  const screen = await render(
    <Panel title="Posts" flush below={<div data-testid="tabs" style={{ blockSize: 48 }} />}>
      <WindowedList ref={handle} label="Posts" heights={new Map()} ids={range(0, 100)}>
        {(id) => <Post id={id} />}
      </WindowedList>
    </Panel>,
  )
  await frames(3)
  handle.current?.scrollTo({ id: 'p50', offset: 0 })
  await frames(3)
  const tabs = screen.getByTestId('tabs').element().getBoundingClientRect()
  expect(tabs.bottom).toBeGreaterThan(90)
  expect(topOf('p50')).toBeGreaterThanOrEqual(tabs.bottom)
  expect(topOf('p50')).toBeLessThan(tabs.bottom + 4)
})

test('a fully rendered list keeps the place like any other', async () => {
  const { change } = await renderList({ ids: range(20, 120), drawAll: true })
  // The rows out of view render in slices, between frames.
  await expect.poll(mounted).toHaveLength(100)
  await scrollTo(9000)
  expect(await driftDuring(() => change({ ids: range(0, 120), drawAll: true }))).toBeLessThanOrEqual(1)
  await change({ ids: range(0, 120), drawAll: false })
  expect(mounted().length).toBeLessThan(60)
})

test('a reader at the top who does not follow new rows keeps the first visible row', async () => {
  const { change } = await renderList({ ids: range(10, 100) })
  expect(await driftDuring(() => change({ ids: range(5, 100) }), 'p10')).toBeLessThanOrEqual(1)
})

test('during a touch the scroll position and the visible rows stay, and the correction follows afterwards', async () => {
  const { change } = await renderList({ ids: range(100, 400) })
  await scrollTo(9000)
  const read = firstSeen()
  const before = scrollY
  window.dispatchEvent(new TouchEvent('touchstart'))
  expect(await driftDuring(() => change({ ids: range(80, 400) }), read)).toBeLessThanOrEqual(1)
  expect(scrollY).toBe(before)
  const drift = await driftDuring(async () => {
    window.dispatchEvent(new TouchEvent('touchend'))
    await expect.poll(() => scrollY).toBeGreaterThan(before + 1000)
  }, read)
  expect(drift).toBeLessThanOrEqual(1)
})

test('a list in its own scroll box scrolls in the box', async () => {
  function Boxed({ ids }: { ids: readonly string[] }) {
    const [heights] = useState<RowHeights>(() => new Map())
    const [scrollArea, box] = useScrollBox()
    return (
      <div ref={box} id="box" style={{ blockSize: 400, overflowY: 'auto' }}>
        <ScrollAreaContext value={scrollArea}>
          <WindowedList label="Boxed" ids={ids} heights={heights}>
            {(id) => <Post id={id} />}
          </WindowedList>
        </ScrollAreaContext>
      </div>
    )
  }
  const screen = await render(<Boxed ids={range(50, 300)} />)
  await frames(3)
  const box = document.querySelector('#box')
  box?.scrollTo(0, 6000)
  await frames(3)
  const drift = await driftDuring(async () => {
    await screen.rerender(<Boxed ids={range(20, 300)} />)
    await frames(3)
  })
  expect(drift).toBeLessThanOrEqual(1)
})

type Happening =
  | { kind: 'above' | 'below'; count: number }
  | { kind: 'removed'; distance: number; count: number }
  | { kind: 'grown'; distance: number; by: number }
  | { kind: 'scrolled'; by: number }

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constantFrom('above' as const, 'below' as const), count: fc.integer({ min: 1, max: 25 }) }),
  fc.record({ kind: fc.constant('removed' as const), distance: fc.integer({ min: -8, max: 8 }), count: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('grown' as const), distance: fc.integer({ min: -6, max: -2 }), by: fc.integer({ min: -40, max: 400 }) }),
  fc.record({ kind: fc.constant('scrolled' as const), by: fc.integer({ min: -900, max: 900 }) }),
)

test('in any order of changes, the visible row stays in place', async () => {
  const property = fc.asyncProperty(fc.array(happening, { minLength: 5, maxLength: 9 }), async (happenings) => {
    late.clear()
    let [first, last] = [1000, 1200]
    let ids = range(first, last)
    const { change, unmount } = await renderList({ ids, initialPlace: { id: 'p1100', offset: -20 } })
    for (const event of happenings) {
      const read = firstSeen()
      const at = ids.indexOf(read)
      if (event.kind === 'scrolled') {
        window.scrollBy(0, event.by)
        await frames(3)
        continue
      }
      const drift = await driftDuring(async () => {
        if (event.kind === 'grown') return growers.get(ids[at + event.distance] ?? '')?.(event.by)
        if (event.kind === 'above') ids = [...range((first -= event.count), first + event.count), ...ids]
        if (event.kind === 'below') ids = [...ids, ...range(last, (last += event.count))]
        if (event.kind === 'removed') {
          const deleted = new Set(ids.slice(Math.max(0, at + event.distance), Math.max(0, at + event.distance + event.count)))
          deleted.delete(read)
          ids = ids.filter((id) => !deleted.has(id))
        }
        return change({ ids })
      }, read)
      expect(drift).toBeLessThanOrEqual(1)
    }
    await unmount()
  })
  await fc.assert(property, { numRuns: propertyRuns(15), endOnFailure: true })
})
