import { compareIds } from '@rookery/api/wire/ids'
import type { StatusId } from '@rookery/api/wire/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { statusId } from '#test/examples.ts'
import { deepestFor, linearRows, shownDepth, treeRows, type ThreadRow, type TreeView } from './treeRows.ts'
import { threadTree } from './threadTree.ts'

/** `2>1` means that 2 replies to 1; a parent without an entry is missing. */
function treeOf(links: string) {
  const parents = new Map(
    links
      .split(' ')
      .map((link) => link.split('>'))
      .map(([id = '', parent]) => [statusId(id), parent] as const),
  )
  const parentOf = (id: StatusId) => (parents.get(id) === undefined ? null : statusId(parents.get(id) ?? ''))
  return threadTree([...parents.keys()], { parentOf, includesMissing: true })
}

const plain: TreeView = { dive: null, depth: 2, toggled: new Map(), whole: new Set(), stored: [] }

/** A line as one sees it: `^` above, `-` a level, `(…)` missing, `…+3` folded or with so many hidden, `~2` others. */
const drawn = (rows: readonly ThreadRow[]) =>
  rows
    .map(({ id, level, isAbove, isMissing, isFolded, below, hidden, others }) => {
      const name = (isAbove ? '^' : '-'.repeat(level)) + (isMissing ? `(${id})` : id)
      return name + (isFolded ? `…${below}` : '') + (hidden > 0 ? `+${hidden}` : '') + (others > 0 ? `~${others}` : '')
    })
    .join(' ')

const thread = '1 2>1 3>2 4>3 5>4 6>1 7>2'
const ids = (...names: number[]) => names.map(statusId)

describe('the rows of a tree', () => {
  test.each<[string, Partial<TreeView>, string]>([
    ['shows the default depth and counts deeper posts', {}, '1 -2 --3+2 --7 -6'],
    ['goes further where it may', { depth: 3 }, '1 -2 --3 ---4+1 --7 -6'],
    ['shows all below a post that was opened whole', { whole: new Set(ids(3)) }, '1 -2 --3 ---4 ----5 --7 -6'],
    ['shows one deep post that was asked for', { toggled: new Map([[statusId(4), true]]) }, '1 -2 --3 ---4+1 --7 -6'],
    ['folds a post with all below it', { toggled: new Map([[statusId(2), false]]) }, '1 -2…4 -6'],
    [
      'folds a deep post in a subtree that is shown whole',
      { whole: new Set(ids(2)), toggled: new Map([[statusId(4), false]]) },
      '1 -2 --3 ---4…1 --7 -6',
    ],
    ['never hides the way to the opened post', { stored: ids(5) }, '1 -2 --3 ---4 ----5 --7 -6'],
    ['dives: one branch alone, with its ancestors above it', { dive: statusId(3) }, '^1~1 ^2~1 3 -4 --5'],
    ['counts depth from the post dived into', { dive: statusId(2), depth: 1 }, '^1~1 2 -3+2 -7'],
    ['shows the whole when the post dived into is unknown', { dive: statusId(99) }, '1 -2 --3+2 --7 -6'],
    ['folds the post dived into, too', { dive: statusId(3), toggled: new Map([[statusId(3), false]]) }, '^1~1 ^2~1 3…2'],
  ])('%s', (_, view, image) => {
    expect(drawn(treeRows(treeOf(thread), { ...plain, ...view }))).toBe(image)
  })

  test('a missing post keeps its place, above and below', () => {
    expect(drawn(treeRows(treeOf('2>1 3>2 4>1'), plain))).toBe('(1) -2 --3 -4')
    expect(drawn(treeRows(treeOf('2>1 3>2 4>1'), { ...plain, dive: statusId(3) }))).toBe('^(1)~1 ^2 3')
  })

  test('each row has the id of its parent', () => {
    expect(treeRows(treeOf(thread), plain).map(({ parentId }) => parentId)).toEqual([null, '1', '2', '2', '1'])
  })

  test('the counts of shown, hidden and folded posts add up to all posts in any view', () => {
    const views = fc.record({
      depth: fc.integer({ min: 1, max: 5 }),
      toggled: fc.array(fc.tuple(fc.integer({ min: 1, max: 7 }).map(statusId), fc.boolean())).map((pairs) => new Map(pairs)),
      whole: fc.array(fc.integer({ min: 1, max: 7 }).map(statusId)).map((whole) => new Set(whole)),
      stored: fc.array(fc.integer({ min: 1, max: 7 }).map(statusId)),
    })
    fc.assert(
      fc.property(views, (view) => {
        const rows = treeRows(treeOf(thread), { ...plain, ...view })
        const shown = new Set(rows.map(({ id }) => id))
        expect(shown.size).toBe(rows.length)
        expect(rows.every(({ parentId }) => parentId === null || shown.has(parentId))).toBe(true)
        const away = rows.reduce((sum, { isFolded, below, hidden }) => sum + hidden + (isFolded ? below : 0), 0)
        expect(rows.length + away).toBe(7)
      }),
    )
  })
})

test('the list has everything once, in its order', () => {
  const tree = treeOf(thread)
  expect(drawn(linearRows(tree, compareIds, null))).toBe('1 2 3 4 5 6 7')
  expect(drawn(linearRows(tree, (a, b) => compareIds(b, a), statusId(3)))).toBe('1 2 3 7 6 5 4')
  expect(drawn(linearRows(treeOf('1 2>_x 3>1 4>_x'), compareIds, null))).toBe('1 (_x) 2 3 4')
})

// Spec 1, section 4: depth minus dive depth is at most maxDepthInThread minus 2, minimum 1.
test.each([
  [6, 4],
  [4, 2],
  [3, 1],
  [2, 1],
  [0, 1],
  [100, 98],
])('a greatest depth of %i shows posts down to %i', (maxDepthInThread, depth) => {
  expect(shownDepth(maxDepthInThread)).toBe(depth)
})

test.each([1, 4, 98])('a choice of %i levels shows that depth', (depth) => {
  expect(shownDepth(deepestFor(depth))).toBe(depth)
})
