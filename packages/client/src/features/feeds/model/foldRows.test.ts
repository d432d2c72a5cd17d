import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import type { FeedRow } from './FeedState.ts'
import { unfolded, type Foldable, type FoldedRow, type Folding } from './Folding.ts'
import { foldRows } from './foldRows.ts'
import { propertyRuns } from '../../../../../../scripts/propertyRuns.ts'

const id = (text: string) => text as StatusId
const rowsOf = (text: string): FeedRow[] => text.split(' ').map((name) => (name === '|' ? gap : { kind: 'entry', id: id(name) }))
const gap: FeedRow = { kind: 'gap', id: 'gap', above: id('x'), below: id('y'), loading: null, error: null }

/** `r5` in `{ r5: 'p' }` repeats p; `{ b: '>a' }` answers a. */
const looking =
  (links: Readonly<Record<string, string>>) =>
  (name: StatusId): Foldable => {
    const link = links[name]
    return {
      reblogId: link === undefined || link.startsWith('>') ? null : id(link),
      inReplyToId: link?.startsWith('>') ? id(link.slice(1)) : null,
    }
  }

/** `a+r1,r2` has those repeats folded in; `a-b` are grouped. */
const drawn = ({ rows }: Folding): string =>
  rows
    .map((row, index) => {
      if (row.kind === 'gap') return '|'
      const tie = index === 0 ? '' : row.follows ? '-' : ' '
      return `${tie}${row.id}${row.repeats.length > 0 ? `+${row.repeats.join()}` : ''}`
    })
    .join('')
    .replaceAll('|', ' |')
    .trim()

describe('one page', () => {
  test.each([
    ['plain posts stay as they are', 'c b a', {}, 'c b a'],
    ['repeats of one post are one row, where the newest is', 'r2 x r1 y', { r1: 'p', r2: 'p' }, 'r2+r2,r1 x y'],
    ['a repeat of a post that is there stands for both', 'r1 x p', { r1: 'p' }, 'r1+r1 x'],
    ['repeats of different posts stay apart', 'r2 r1', { r1: 'p', r2: 'q' }, 'r2+r2 r1+r1'],
    ['replies stand below their parent', 'c x b a', { b: '>a', c: '>b' }, 'a-b-c x'],
    ['answers to one post stand together', 'c b a', { b: '>a', c: '>a' }, 'a-b-c'],
    ['a reply without its parent stands alone', 'b x', { b: '>a' }, 'b x'],
    ['a repeated answer does not join the conversation', 'r x a', { r: 'b', b: '>a' }, 'r+r x a'],
    ['nothing reaches over a gap', 'r1 b | p a', { r1: 'p', b: '>a' }, 'r1+r1 b | p a'],
  ])('%s', (_name, rows, links, expected) => {
    expect(drawn(foldRows(rowsOf(rows), looking(links)))).toBe(expected)
  })

  test('posts farther apart than a page are not grouped', () => {
    const between = Array.from({ length: 20 - 1 }, (_, index) => `x${index}`).join(' ')
    const links = { r: 'p', b: '>a' }
    expect(drawn(foldRows(rowsOf(`r ${between} p`), looking(links)))).toMatch(/ p$/)
    expect(drawn(foldRows(rowsOf(`b ${between} a`), looking(links)))).toMatch(/ a$/)
    const nearer = between.slice(0, between.lastIndexOf(' '))
    expect(drawn(foldRows(rowsOf(`r ${nearer} p`), looking(links)))).not.toMatch(/ p$/)
    expect(drawn(foldRows(rowsOf(`b ${nearer} a`), looking(links)))).toMatch(/^a-b /)
  })
})

describe('rows that arrive later', () => {
  const after = (first: string, then: string, links: Readonly<Record<string, string>>) => {
    const look = looking(links)
    return drawn(foldRows(rowsOf(then), look, foldRows(rowsOf(first), look)))
  }
  test.each([
    ['a repeat folds into the post on screen', 'x p', 'r x p', { r: 'p' }, 'x p+r'],
    ['another repeat folds into the first', 'x r1', 'r2 x r1', { r1: 'p', r2: 'p' }, 'x r1+r2,r1'],
    ['an answer stands by itself above', 'x a', 'b x a', { b: '>a' }, 'b x a'],
    ['an older page leaves a repeat where it was read', 'r x', 'r x p', { r: 'p' }, 'r+r x'],
    ['a group stays together', 'b x a', 'c b x a', { b: '>a', c: '>b' }, 'c a-b x'],
    ['a deleted member leaves the rest of its group', 'c b a', 'c a', { b: '>a', c: '>b' }, 'a-c'],
    ['a deleted target gives its place to the next', 'r2 x r1', 'x r1', { r1: 'p', r2: 'p' }, 'x r1+r1'],
  ])('%s', (_name, first, then, links, expected) => {
    expect(after(first, then, links)).toBe(expected)
  })
})

test('the row that keeps the place is rendered, though a newer one repeats the same post', () => {
  const look = looking({ r1: 'p', r2: 'p' })
  expect(drawn(foldRows(rowsOf('r2 x r1'), look, unfolded, id('r1')))).toBe('x r1+r2,r1')
})

/** Events of a feed: posts p0, p1, … with links to older ones, and the current rows. */
const happening = fc.oneof(
  fc.record({ kind: fc.constant('above' as const), count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('below' as const), count: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ kind: fc.constant('removed' as const), at: fc.nat(60) }),
  fc.record({ kind: fc.constant('gap' as const), at: fc.nat(60) }),
)

test('after any changes nothing is lost or doubled, and rendered rows stay in order', () => {
  const property = fc.property(
    fc.array(happening, { minLength: 1, maxLength: 12 }),
    fc.array(fc.record({ kind: fc.constantFrom('none', 'none', 'repeat', 'reply'), back: fc.integer({ min: 1, max: 25 }) }), {
      minLength: 60,
      maxLength: 60,
    }),
    (happenings, links) => {
      const look = (name: StatusId): Foldable => {
        const number = Number(name.slice(1))
        const link = links[Math.abs(number) % links.length] ?? { kind: 'none', back: 1 }
        const target = id(`p${number - link.back}`)
        return { reblogId: link.kind === 'repeat' ? target : null, inReplyToId: link.kind === 'reply' ? target : null }
      }
      let [newest, oldest] = [0, 1]
      let rows: FeedRow[] = []
      let folding = unfolded
      for (const event of happenings) {
        if (event.kind === 'above') for (let n = 0; n < event.count; n++) rows = [entry(++newest), ...rows]
        if (event.kind === 'below') for (let n = 0; n < event.count; n++) rows = [...rows, entry(--oldest)]
        if (event.kind === 'removed') rows = rows.toSpliced(event.at, 1)
        // A gap only ever comes above all that is there.
        if (event.kind === 'gap' && rows[0]?.kind === 'entry') rows = [{ ...gap, id: `gap${newest}` }, ...rows]
        const before = folding
        folding = foldRows(rows, look, before)
        expectWhole(rows, folding, look)
        expectStable(rows, before, folding, event.kind === 'removed')
      }
    },
  )
  fc.assert(property, { numRuns: propertyRuns(400) })
})

const entry = (number: number): FeedRow => ({ kind: 'entry', id: id(`p${number}`) })
const keysOf = (rows: readonly (FeedRow | FoldedRow)[]) => rows.map((row): string => row.id)

function expectWhole(rows: readonly FeedRow[], { rows: folded, into }: Folding, look: (name: StatusId) => Foldable) {
  const shown = keysOf(folded)
  expect(new Set(shown).size).toBe(shown.length)
  expect([...shown, ...into.keys()].toSorted()).toEqual(keysOf(rows).toSorted())
  for (const [from, target] of into) {
    expect(shown).toContain(target)
    expect(look(from).reblogId ?? from).toBe(look(target).reblogId ?? target)
  }
  // Gaps stay between the rows above and below them.
  for (const [index, row] of rows.entries()) {
    if (row.kind !== 'gap') continue
    const at = shown.indexOf(row.id)
    expect(keysOf(rows.slice(0, index)).every((key) => !shown.includes(key) || shown.indexOf(key) < at)).toBe(true)
  }
}

function expectStable(rows: readonly FeedRow[], before: Folding, after: Folding, removed: boolean) {
  const left = new Set(keysOf(rows))
  const stayed = keysOf(before.rows).filter((key) => left.has(key))
  const shown = new Set(keysOf(after.rows))
  expect(stayed.filter((key) => !shown.has(key))).toEqual([])
  const stored = new Set(stayed)
  // If the post that held a conversation in place is removed, the rest moves to its own position.
  if (!removed) expect(keysOf(after.rows).filter((key) => stored.has(key))).toEqual(stayed)
}
