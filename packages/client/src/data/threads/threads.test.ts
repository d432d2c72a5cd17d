import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
import { exampleStatus, statusId } from '#test/examples.ts'
import { openTestSession, type TestSession } from '#test/openTestSession.ts'
import { postAs } from '#test/postAs.ts'
import { linearOrder, threadTree } from './threadTree.ts'

/** `2>1` says that 2 answers 1. */
function treeOf(...links: string[]) {
  const parents = new Map<StatusId, StatusId>()
  const ids = links.map((link) => {
    const [id = '', parent] = link.split('>')
    if (parent !== undefined) parents.set(statusId(id), statusId(parent))
    return statusId(id)
  })
  return threadTree(ids, (id) => parents.get(id) ?? null)
}

/** Each node as one sees it: indented by depth, in order. */
const drawn = (tree: ReturnType<typeof threadTree>) => [...tree.values()].map(({ id, depth }) => '-'.repeat(depth) + id)

describe('the tree', () => {
  test('goes down each branch before the next, siblings oldest first', () => {
    expect(drawn(treeOf('1', '5>2', '2>1', '3>1', '4>2', '10>3'))).toEqual(['1', '-2', '--4', '--5', '-3', '--10'])
  })

  test('puts answers to unknown posts at the root, in their order', () => {
    expect(drawn(treeOf('7>6', '3', '9>7'))).toEqual(['3', '7', '-9'])
  })

  test('shows a post that answers itself, and posts that answer in a circle, once', () => {
    expect(drawn(treeOf('1>1', '2>1'))).toEqual(['1', '-2'])
    expect(drawn(treeOf('5>4', '4>6', '6>5', '7>6'))).toEqual(['4', '-5', '--6', '---7'])
    expect(drawn(treeOf('1', '3>2', '2>3', '9>3'))).toEqual(['1', '2', '-3', '--9'])
    expect(drawn(treeOf('1>5', '5>4', '4>6', '6>5'))).toEqual(['4', '-5', '--1', '--6'])
  })

  test('knows the children of each', () => {
    expect(treeOf('1', '3>1', '2>1').get(statusId(1))?.childIds).toEqual(['2', '3'])
  })

  test('bears threads of 3,000 deep and 5,000 wide in no time', () => {
    const deep = Array.from({ length: 3000 }, (_, index) => (index === 0 ? '10000' : `${10_000 + index}>${9999 + index}`))
    const wide = Array.from({ length: 5000 }, (_, index) => (index === 0 ? '20000' : `${20_000 + index}>20000`))
    const began = performance.now()
    expect(Math.max(...[...treeOf(...deep).values()].map((node) => node.depth))).toBe(2999)
    expect(treeOf(...wide).get(statusId(20_000))?.childIds).toHaveLength(4999)
    expect(performance.now() - began).toBeLessThan(1000)
  })
})

test('the list is oldest first, each once', () => {
  expect(linearOrder([10, 9, 10, 100, 1].map(statusId))).toEqual(['1', '9', '10', '100'])
})

describe('an open conversation', () => {
  let world: TestSession
  let root: StatusId
  let focus: StatusId
  let answer: StatusId

  beforeEach(async () => {
    world = await openTestSession()
    const { clock } = world.server
    root = await postAs(world.server, 'ada', 'Root')
    clock.advance(5)
    focus = await postAs(world.server, 'dave', { status: 'Focus', in_reply_to_id: root })
    clock.advance(5)
    answer = await postAs(world.server, 'ada', { status: 'Answer', in_reply_to_id: focus })
    clock.advance(5)
  })
  afterEach(() => world.close())

  const state = () => world.session.threads.at(focus).get()

  test('has what came before and after, and its tree', async () => {
    await world.session.threads.openThread(focus)
    expect(state()).toMatchObject({ ids: [root, focus, answer], loading: false, loaded: true, error: null })
    expect([...state().tree.values()].map((node) => node.depth)).toEqual([0, 1, 2])
  })

  test('is asked for once when two parts of a screen open it', async () => {
    await world.session.threads.openThread(focus)
    const undo = world.server.fail('GET /api/v1/statuses/:id/context', 500)
    await world.session.threads.openThread(focus)
    expect(state().error).toBeNull()
    undo()
  })

  test('begins with what is known', async () => {
    await world.session.feeds.loadNewer('public')
    await world.session.feeds.loadNewer(`userReplies:${(await world.server.account('dave')).id}`)
    const release = world.server.hold('GET /api/v1/statuses/:id/context')
    const done = world.session.threads.openThread(focus)
    expect(state()).toMatchObject({ ids: [root, focus], loading: true, loaded: false })
    release()
    await done
    expect(state().ids).toEqual([root, focus, answer])
  })

  test('takes new answers live, with answers to them in the same batch, and marks them', async () => {
    const { entities, threads } = world.session
    await threads.openThread(focus)
    const own = exampleStatus('zzzzzzzzzzzzzzzzzzzzz1', { inReplyToId: answer })
    const next = exampleStatus('zzzzzzzzzzzzzzzzzzzzz2', { inReplyToId: own.id })
    const elsewhere = exampleStatus('zzzzzzzzzzzzzzzzzzzzz3', { inReplyToId: statusId('other') })
    entities.receive({ statuses: [next, own, elsewhere] })
    threads.arrive([next.id, elsewhere.id, own.id])
    threads.arrive([own.id])
    expect(state().ids).toEqual([root, focus, answer, own.id, next.id])
    expect([...state().arrived]).toEqual([own.id, next.id])
  })

  test('keeps the place of a post that was deleted, also when it is loaded again', async () => {
    const { entities, threads } = world.session
    await threads.openThread(answer)
    world.server.clock.advance(5000)
    entities.receive({ deleted: [focus] })
    world.server.fail('GET /api/v1/statuses/:id/context', Response.json({ ancestors: [], descendants: [] }))
    await threads.openThread(answer)
    const { ids, tree } = threads.at(answer).get()
    expect(ids).toEqual([focus, answer])
    expect(tree.get(answer)?.parentId).toBe(focus)
  })

  test.each([404, 500])('says why it cannot be loaded (%i), and keeps what is known', async (status) => {
    await world.session.threads.openThread(focus)
    world.server.clock.advance(5000)
    const undo = world.server.fail('GET /api/v1/statuses/:id/context', status)
    await world.session.threads.openThread(focus)
    expect(state()).toMatchObject({ ids: [root, focus, answer], loading: false, error: { status } })
    undo()
    await world.session.threads.openThread(focus)
    expect(state().error).toBeNull()
  })
})
