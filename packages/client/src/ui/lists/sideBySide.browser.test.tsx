import { use, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '#ui/global.css'
import { useScrollBox } from '#ui/useScrollBox.ts'
import { WindowedList } from '#ui/WindowedList.tsx'
import type { RowPosition } from '#ui/windowing/Anchor.ts'
import type { RowHeights } from '#ui/windowing/RowOffsets.ts'
import { ScrollAreaContext } from '#ui/windowing/ScrollArea.ts'
import { ListAreaContext } from './ListArea.ts'
import { ListAreaProvider } from './ListAreaProvider.tsx'
import { createListRegistry, ListRegistryContext, type ListRegistry } from './ListRegistry.ts'
import { PlainList } from './PlainList.tsx'

let lists: ListRegistry
const places = new Map<string, RowPosition>()
const ids = Array.from({ length: 300 }, (_, index) => `p${index}`)
const heightOf = (id: string) => 60 + ((Number.parseInt(id.slice(1), 10) * 97) % 340)

beforeEach(() => {
  lists = createListRegistry(document)
  places.clear()
})
afterEach(() => window.scrollTo(0, 0))

function Column({ name, rows }: { name: string; rows: readonly string[] }) {
  const [heights] = useState<RowHeights>(() => new Map())
  const [scrollArea, box] = useScrollBox()
  return (
    <section ref={box} id={name} style={{ inlineSize: 300, blockSize: 400, overflowY: 'auto' }}>
      <ScrollAreaContext value={scrollArea}>
        <ListAreaProvider name={name} isMain>
          <TopButton />
          <WindowedList label={name} ids={rows} heights={heights} onPlace={(place) => places.set(name, place)}>
            {(id) => (
              <article tabIndex={0} id={`${name}-${id}`} style={{ blockSize: heightOf(id) }}>
                {id}
              </article>
            )}
          </WindowedList>
        </ListAreaProvider>
      </ScrollAreaContext>
    </section>
  )
}

function TopButton() {
  const area = use(ListAreaContext)
  return (
    <button type="button" onClick={() => area?.list?.goToTop()}>
      Top
    </button>
  )
}

function Page({ left = ids, right = ids }: { left?: readonly string[]; right?: readonly string[] }) {
  return (
    <ListRegistryContext value={lists}>
      <ListAreaProvider name="aside" isMain={false}>
        <PlainList label="Aside" busy={false}>
          <article tabIndex={0} id="aside-1" />
          <article tabIndex={0} id="aside-2" />
        </PlainList>
      </ListAreaProvider>
      <div style={{ display: 'flex' }}>
        <Column name="left" rows={left} />
        <Column name="right" rows={right} />
      </div>
    </ListRegistryContext>
  )
}

async function frames(count = 3) {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no #${id}.`)
  return element
}

const firstSeen = (column: string) => {
  const { top } = byId(column).getBoundingClientRect()
  const seen = [...byId(column).querySelectorAll('article')].find((post) => post.getBoundingClientRect().top >= top + 48)
  return { id: seen?.id ?? '', top: seen?.getBoundingClientRect().top ?? Number.NaN }
}
const focused = () => document.activeElement?.id

test('two lists in separate scroll containers render their visible rows and scroll independently', async () => {
  await render(<Page />)
  await frames()
  expect(byId('left').querySelectorAll('article').length).toBeLessThan(30)
  const right = firstSeen('right')
  byId('left').scrollTo(0, 9000)
  await frames()
  expect(firstSeen('right')).toEqual(right)
  expect(byId('right').scrollTop).toBe(0)
  expect(scrollY).toBe(0)
  await expect.poll(() => places.get('left')?.id).toMatch(/^p\d\d/)
  expect(places.has('right')).toBe(false)
})

test('rows that arrive in one keep the place of both', async () => {
  const screen = await render(<Page left={ids.slice(50)} right={ids.slice(50)} />)
  byId('left').scrollTo(0, 6000)
  byId('right').scrollTo(0, 2500)
  await frames()
  const before = [firstSeen('left'), firstSeen('right')]
  await screen.rerender(<Page left={ids} right={ids.slice(50)} />)
  await frames()
  const after = [firstSeen('left'), firstSeen('right')]
  for (const [at, { id, top }] of after.entries()) {
    expect(id).toBe(before[at]?.id)
    expect(Math.abs(top - (before[at]?.top ?? 0))).toBeLessThanOrEqual(0.5)
  }
})

test('keys move through the focused list, then through the main one that had it last, and initially through the first', async () => {
  await render(<Page />)
  await frames()
  lists.active()?.list?.moveFocus(1)
  expect(focused()).toBe('left-p0')
  byId('right-p0').focus()
  for (let step = 0; step < 12; step++) {
    lists.active()?.list?.moveFocus(1)
    await frames(1)
  }
  expect(focused()).toBe('right-p12')
  expect(byId('left').scrollTop).toBe(0)
  byId('aside-1').focus()
  lists.active()?.list?.moveFocus(1)
  expect(focused()).toBe('aside-2')
  expect(lists.active()?.list?.moveFocus(1)).toBe(false)
  byId('aside-2').blur()
  lists.active()?.list?.moveFocus(1)
  await frames(1)
  expect(focused()).toMatch(/^right-/)
})

test('a focused row stays in its own list, however far that list or the other is scrolled', async () => {
  await render(<Page />)
  await frames()
  byId('right-p1').focus()
  byId('left').scrollTo(0, 9000)
  byId('right').scrollTo(0, 9000)
  await frames()
  expect(focused()).toBe('right-p1')
})

test('a button of one list brings that list to its top', async () => {
  const screen = await render(<Page />)
  byId('left').scrollTo(0, 3000)
  byId('right').scrollTo(0, 3000)
  await frames()
  await screen.getByRole('button', { name: 'Top' }).nth(1).click()
  await expect.poll(() => byId('right').scrollTop).toBe(0)
  expect(byId('left').scrollTop).toBeGreaterThan(2500)
})

test('new rows are shown in the requested list, by the first offer of its area', async () => {
  const shown: string[] = []
  function Offer({ name }: { name: string }) {
    const area = use(ListAreaContext)
    useState(() => area?.offerNew(() => shown.push(name)))
    return null
  }
  await render(
    <ListRegistryContext value={lists}>
      <ListAreaProvider name="a" isMain>
        <Offer name="first" />
        <Offer name="second" />
        <PlainList label="A" busy={false}>
          <article tabIndex={0} id="a-1" />
        </PlainList>
      </ListAreaProvider>
      <ListAreaProvider name="b" isMain>
        <PlainList label="B" busy={false}>
          <article tabIndex={0} id="b-1" />
        </PlainList>
      </ListAreaProvider>
    </ListRegistryContext>,
  )
  expect(lists.active()?.showNew()).toBe(true)
  byId('b-1').focus()
  expect(lists.active()?.showNew()).toBe(false)
  expect(shown).toEqual(['first'])
})
