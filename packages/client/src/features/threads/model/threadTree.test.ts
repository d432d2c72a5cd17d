import { compareIds } from '@rookery/api/wire/ids'
import type { StatusId } from '@rookery/api/wire/model'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { statusId } from '#test/examples.ts'
import { linearOrder } from './linearOrder.ts'
import { ancestorsOf, threadTree, type ThreadTree, type TreeOptions } from './threadTree.ts'

/** `2>1` says that 2 answers 1. */
function treeOf(links: string, options: Omit<TreeOptions, 'parentOf'> = {}): ThreadTree {
  const parents = new Map<StatusId, StatusId>()
  const ids = links.split(' ').map((link) => {
    const [id = '', parent] = link.split('>')
    if (parent !== undefined) parents.set(statusId(id), statusId(parent))
    return statusId(id)
  })
  return threadTree(ids, { parentOf: (id) => parents.get(id) ?? null, ...options })
}

/** The built tree, and the number of lookups of each post. */
function counted(build: () => ThreadTree): readonly [tree: ThreadTree, steps: number] {
  const spies = [vi.spyOn(Map.prototype, 'get'), vi.spyOn(Set.prototype, 'has'), vi.spyOn(Array.prototype, 'includes')]
  try {
    return [build(), spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)]
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** Each node as one sees it: indented by depth, in order; missing ones in brackets. */
const drawn = (tree: ThreadTree) =>
  [...tree.values()].map(({ id, depth, isMissing }) => '-'.repeat(depth) + (isMissing ? `(${id})` : id)).join(' ')

const downwards = (a: StatusId, b: StatusId) => compareIds(b, a)

describe('the tree', () => {
  test.each([
    ['goes down each branch before the next, siblings oldest first', '1 5>2 2>1 3>1 4>2 10>3', '1 -2 --4 --5 -3 --10'],
    ['puts answers to unknown posts at the root', '7>6 3 9>7', '3 7 -9'],
    ['shows a post that answers itself once', '1>1 2>1', '1 -2'],
    ['cuts a circle at its oldest post', '5>4 4>6 6>5 7>6', '4 -5 --6 ---7'],
    ['cuts a circle beside a root', '1 3>2 2>3 9>3', '1 2 -3 --9'],
    ['leads into a circle', '1>5 5>4 4>6 6>5', '4 -5 --1 --6'],
    ['shows an id that came twice once', '1 2>1 2>1 1', '1 -2'],
  ])('%s', (_, links, image) => {
    expect(drawn(treeOf(links))).toBe(image)
  })

  test.each([
    ['keeps the place of a post that nobody sent', '7>6 3 9>7 8>6', '3 (6) -7 --9 -8'],
    ['knows each of several', '2>1 4>3', '(1) -2 (3) -4'],
    ['has none where all are there', '1 2>1', '1 -2'],
    ['bears one in a circle', '2>1 1>2 3>0', '(0) -3 1 -2'],
    ['puts one of which not even the id is known at the time of its first answer', '1 4>_x 5>1 3>_x 9', '1 -5 (_x) -3 -4 9'],
  ])('%s', (_, links, image) => {
    expect(drawn(treeOf(links, { includesMissing: true }))).toBe(image)
  })

  test('is empty for no posts', () => {
    expect(threadTree([], { parentOf: () => null }).size).toBe(0)
  })

  test('a deleted post keeps its place if its parent is known', () => {
    const parents = new Map([2, 3, 4].map((id) => [statusId(id), statusId(id - 1)]))
    const tree = threadTree([1, 2, 4].map(statusId), { parentOf: (id) => parents.get(id) ?? null, includesMissing: true })
    expect(drawn(tree)).toBe('1 -2 --(3) ---4')
  })

  test('sorts siblings in the given order, and roots by time', () => {
    expect(drawn(treeOf('1 9 2>1 3>1 4>2 5>2', { compare: downwards }))).toBe('1 -3 -2 --5 --4 9')
  })

  test('has the children of each post and counts its descendants, without missing posts', () => {
    const tree = treeOf('1 3>1 2>1 4>2 6>5', { includesMissing: true })
    expect(tree.get(statusId(1))).toMatchObject({ childIds: ['2', '3'], below: 3 })
    expect(tree.get(statusId(5))).toMatchObject({ isMissing: true, below: 1 })
  })

  test('lists the ancestors of a post from the root down', () => {
    expect(ancestorsOf(treeOf('1 2>1 3>2 4>2'), statusId(3))).toEqual(['1', '2'])
    expect(ancestorsOf(treeOf('1'), statusId('unknown'))).toEqual([])
  })

  test('builds threads of 3,000 deep and 5,000 wide with a few steps for each post', () => {
    const deep = Array.from({ length: 3000 }, (_, index) => (index === 0 ? '10000' : `${10_000 + index}>${9999 + index}`))
    const wide = Array.from({ length: 5000 }, (_, index) => (index === 0 ? '20000' : `${20_000 + index}>20000`))
    const [deepTree, deepSteps] = counted(() => treeOf(deep.join(' ')))
    expect(Math.max(...[...deepTree.values()].map((node) => node.depth))).toBe(2999)
    expect(deepSteps).toBeLessThan(3000 * 40)
    const [wideTree, wideSteps] = counted(() => treeOf(wide.join(' ')))
    expect(wideTree.get(statusId(20_000))).toMatchObject({ below: 4999 })
    expect(wideSteps).toBeLessThan(5000 * 40)
  })
})

/** Any posts with any parents: themselves, each other, none, an unknown one. */
const worlds = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.option(fc.integer({ min: 0, max: 50 }))), { maxLength: 40 })
  .map((links) => new Map(links.map(([id, parent]) => [statusId(id), parent === null ? null : statusId(parent)] as const)))

describe('any tree', () => {
  const build = (parents: ReadonlyMap<StatusId, StatusId | null>, ids: readonly StatusId[], includesMissing: boolean) =>
    threadTree(ids, { parentOf: (id) => parents.get(id) ?? null, includesMissing })

  test('has each post once, its parent before it, one step higher, and is no deeper than its size', () => {
    fc.assert(
      fc.property(worlds, fc.boolean(), (parents, includesMissing) => {
        const tree = build(parents, [...parents.keys()], includesMissing)
        const present = [...tree.values()].filter(({ isMissing }) => !isMissing)
        expect(present.map(({ id }) => id).toSorted()).toEqual([...parents.keys()].toSorted())
        const seen = new Set<StatusId>()
        for (const { id, parentId, depth, childIds } of tree.values()) {
          expect(parentId === null ? depth : seen.has(parentId) && tree.get(parentId)?.depth).toBe(parentId === null ? 0 : depth - 1)
          expect(childIds.every((child) => tree.get(child)?.parentId === id)).toBe(true)
          expect(depth).toBeLessThan(tree.size)
          seen.add(id)
        }
        const roots = [...tree.values()].filter(({ parentId }) => parentId === null)
        expect(roots.reduce((sum, root) => sum + root.below + (root.isMissing ? 0 : 1), 0)).toBe(parents.size)
      }),
    )
  })

  test('is the same for posts in any order, and with duplicates', () => {
    fc.assert(
      fc.property(
        worlds.chain((parents) => fc.tuple(fc.constant(parents), fc.shuffledSubarray([...parents.keys()], { minLength: parents.size }))),
        ([parents, shuffled]) => {
          const once = build(parents, [...parents.keys()], true)
          expect([...build(parents, [...shuffled, ...shuffled.slice(0, 3)], true)]).toEqual([...once])
        },
      ),
    )
  })
})

test('the list is oldest first, each once', () => {
  expect(linearOrder([10, 9, 10, 100, 1].map(statusId))).toEqual(['1', '9', '10', '100'])
})
