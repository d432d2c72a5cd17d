import fc from 'fast-check'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../global.css'
import { WindowedList } from '../WindowedList.tsx'
import { RowOffsets, type RowHeights } from './RowOffsets.ts'
import { propertyRuns } from '../../../../../scripts/propertyRuns.ts'
import { resizePage } from '#test/resizePage.ts'

/** Heights of rows by index; the expected positions are computed from them and from the list's measurements. */
interface World {
  readonly width: number
  readonly height: number
  readonly estimate: number
  readonly heights: readonly number[]
  /** Rows in the beginning; the list requests the others. */
  readonly atFirst: number
  readonly pageSize: number
  readonly turns: readonly Turn[]
}

type Turn = { readonly by: number } | { readonly to: 'end' | 'start' | number } | { readonly arriving: number }

const turn: fc.Arbitrary<Turn> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ by: fc.integer({ min: 1, max: 9000 }) }) },
  { weight: 2, arbitrary: fc.record({ by: fc.integer({ min: -6000, max: -1 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ to: fc.oneof(fc.constantFrom('end' as const, 'start' as const), fc.double({ min: 0, max: 1, noNaN: true })) }),
  },
  { weight: 1, arbitrary: fc.record({ arriving: fc.integer({ min: 1, max: 9 }) }) },
)

const world: fc.Arbitrary<World> = fc.record({
  width: fc.constantFrom(390, 1440),
  height: fc.constantFrom(500, 844, 900),
  estimate: fc.constantFrom(80, 220, 500),
  heights: fc.array(fc.oneof(fc.integer({ min: 30, max: 150 }), fc.integer({ min: 30, max: 1400 })), { minLength: 90, maxLength: 90 }),
  atFirst: fc.integer({ min: 12, max: 60 }),
  pageSize: fc.integer({ min: 0, max: 15 }),
  turns: fc.array(turn, { minLength: 2, maxLength: 6 }),
})

const above = 100
const line = 48

beforeEach(() => window.scrollTo(0, 0))

function Post({ id, height }: { id: string; height: number }) {
  const root = useRef<HTMLElement>(null)
  // As posts do that look how high they are.
  useLayoutEffect(() => void root.current?.getBoundingClientRect())
  return (
    <article ref={root} tabIndex={-1}>
      <p style={{ blockSize: height, margin: 0 }}>{id}</p>
    </article>
  )
}

interface PostsProps {
  ids: readonly string[]
  heights: RowHeights
  estimate: number
  draw: (id: string) => ReactNode
  onLoad: () => void
}

/** Like a feed, it renders again when it requests more: in the same render as the rows of a jump. */
function Posts({ ids, heights, estimate, draw, onLoad }: PostsProps) {
  const [asked, setAsked] = useState(0)
  // Another array with the same rows.
  const drawn = ids.slice(0, ids.length + asked)
  return (
    <main style={{ paddingBlock: above }} aria-busy={asked > 0}>
      <WindowedList
        label="Posts"
        heights={heights}
        estimate={estimate}
        ids={drawn}
        onNearEnd={() => {
          setAsked(asked + 1)
          onLoad()
        }}
      >
        {draw}
      </WindowedList>
    </main>
  )
}

async function frames(count: number) {
  for (let frame = 0; frame < count; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-row]')]

/** Scroll positions are rounded, which is much of a low row. */
const fuzz = 0.1

/** The index of the row at the reading line, and its height above the line. */
function read(ids: readonly string[]): number {
  const row = rows().find((one) => one.getBoundingClientRect().bottom > line)
  const { top, height } = row?.getBoundingClientRect() ?? { top: Number.NaN, height: 1 }
  return ids.indexOf(row?.dataset['row'] ?? '') + Math.max(0, (line - top) / height)
}

/** The same for a distance from the top of the list, as far as heights are known. */
function rowAt(offsets: RowOffsets, distance: number): number {
  const row = offsets.at(distance)
  return row + Math.max(0, (distance - offsets.start(row)) / (offsets.start(row + 1) - offsets.start(row)))
}

const end = () => document.documentElement.scrollHeight - innerHeight

async function wheel(by: number) {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }))
  const frame = window.frameElement?.getBoundingClientRect()
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    x: (frame?.left ?? 0) + 200,
    y: (frame?.top ?? 0) + 300,
    deltaX: 0,
    deltaY: by,
  })
  await scrolled
}

/** Runs a world, and reports unexpected positions. */
async function walk({ width, height, estimate, heights: real, atFirst, pageSize, turns }: World): Promise<string[]> {
  await resizePage(width, height)
  const heights: RowHeights = new Map()
  let [first, last] = [20, 20 + atFirst]
  const idsNow = () => real.slice(first, last).map((_, index) => `p${first + index}`)
  let ids = idsNow()
  let loads = 0
  const list = () => (
    <Posts
      heights={heights}
      estimate={estimate}
      ids={ids}
      draw={(id) => <Post id={id} height={real[Number(id.slice(1))] ?? 0} />}
      onLoad={() => void loads++}
    />
  )
  const screen = await render(list())
  await frames(4)
  const faults: string[] = []
  for (const [step, now] of turns.entries()) {
    if ('arriving' in now) {
      first = Math.max(0, first - now.arriving)
      ids = idsNow()
      await screen.rerender(list())
      await frames(2)
      continue
    }
    const before = read(ids)
    const known = new RowOffsets<string>(new Map(heights), estimate)
    known.setIds(ids)
    const target = 'by' in now ? scrollY + now.by : now.to === 'end' ? end() : now.to === 'start' ? 0 : Math.round(end() * now.to)
    const asked = Math.min(Math.max(0, target), end())
    if (asked === Math.round(scrollY)) continue
    if ('by' in now) await wheel(now.by)
    else {
      // As the scroll bar does.
      document.documentElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
      window.scrollTo(0, asked)
    }
    // A page that comes meanwhile, in the same drawing or later.
    await frames(1)
    ids = idsNow()
    await screen.rerender(list())
    await frames(2)
    const expected = rowAt(known, asked + line - above)
    const came = read(ids)
    const name = `turn ${step} (${JSON.stringify(now)}) from ${before} asked for ${expected}, came to ${came} at ${scrollY} of ${end()}`
    if (Math.abs(came - expected) > fuzz && !(scrollY >= end() - 1 && came < expected)) faults.push(name)
    if ('by' in now && now.by > 0 && came < before - fuzz) faults.push(`${name}: back`)
    if (loads > 0) {
      loads = 0
      last = Math.min(real.length, last + pageSize)
      ids = idsNow()
      await screen.rerender(list())
      await frames(2)
      if (Math.abs(read(ids) - came) > fuzz) faults.push(`${name}: then moved to ${read(ids)}`)
    }
  }
  await screen.unmount()
  return faults
}

test('after any jump the row at the reading line is the expected one, or the page is at its end', async () => {
  await fc.assert(
    fc.asyncProperty(world, async (one) => {
      expect(await walk(one)).toEqual([])
    }),
    { numRuns: propertyRuns(30), endOnFailure: true },
  )
}, 400_000)
