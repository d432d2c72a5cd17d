import { createFakeClock } from '@rookery/instance/testing'
import { expect, test } from 'vitest'
import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import { statusId } from '#test/examples.ts'
import { settle } from '#test/postAs.ts'
import { createFeed } from './Feed.ts'
import type { FeedPage } from './FeedPage.ts'

/** A server that responds when the test says so, even after aborts. */
function setUp() {
  const asked: { limit: number | undefined; respond: (page: Partial<FeedPage<StatusId>>) => void; fail: (error: Error) => void }[] = []
  const clock = createFakeClock()
  const feed = createFeed<StatusId>({
    ordering: { order: 'byId', pagedByEntry: true },
    clock,
    showsAtOnce: () => false,
    isDeleted: (id) => id === statusId(66),
    onError: () => {},
    fetchPage: ({ limit }) =>
      new Promise((resolve, reject) => {
        asked.push({
          limit,
          respond: (page) => resolve({ ids: [], received: page.ids?.length ?? 0, unreadable: 0, older: null, ...page }),
          fail: reject,
        })
      }),
  })
  return { asked, clock, feed, rows: () => feed.get().rows.map((row) => row.id) }
}

const ids = (...numbers: number[]) => numbers.map(statusId)

test('in any order of responses, the screen shows the response to the last request', async () => {
  for (let round = 0; round < 50; round += 1) {
    const { asked, feed, rows } = setUp()
    void feed.loadNewer()
    void feed.reload()
    void feed.reload()
    const responses = [
      () => asked[0]?.respond({ ids: ids(1) }),
      () => asked[1]?.respond({ ids: ids(2) }),
      () => asked[2]?.respond({ ids: ids(3) }),
    ]
    for (let left = responses.length; left > 0; left -= 1) {
      responses.splice((round * 7 + left * 3) % left, 1)[0]?.()
      await settle()
    }
    expect(rows()).toEqual(['3'])
    expect(feed.get().loading).toBe('idle')
  }
})

test('a late failure of a feed that was closed or reloaded is ignored', async () => {
  const { asked, feed } = setUp()
  void feed.loadNewer()
  void feed.reload()
  asked[0]?.fail(new ApiError({ kind: 'timeout', method: 'GET', path: '/' }))
  asked[1]?.respond({ ids: ids(1) })
  await settle()
  expect(feed.get()).toMatchObject({ error: null, loading: 'idle' })
  void feed.loadNewer()
  feed.close()
  asked[2]?.fail(new ApiError({ kind: 'timeout', method: 'GET', path: '/' }))
  await settle()
  expect(feed.get()).toMatchObject({ error: null, loading: 'idle' })
})

test('a late page of a gap does not fill a list that was reloaded', async () => {
  const { asked, feed, rows } = setUp()
  void feed.loadNewer()
  asked[0]?.respond({ ids: ids(10) })
  await settle()
  void feed.loadNewer()
  asked[1]?.respond({ ids: Array.from({ length: 20 }, (_, index) => statusId(60 - index)) })
  await settle()
  feed.showPending()
  void feed.fillGap('41-10', 'newer')
  void feed.reload()
  asked[3]?.respond({ ids: ids(90) })
  asked[2]?.respond({ ids: ids(40, 39) })
  await settle()
  expect(rows()).toEqual(['90'])
})

test('an error in our code is not reported as a network error', async () => {
  const { asked, feed } = setUp()
  const load = feed.loadNewer()
  asked[0]?.fail(new TypeError('Cannot read properties of undefined'))
  await expect(load).rejects.toThrow(TypeError)
  expect(feed.get().loading).toBe('idle')
})

test('two requests for newer posts send one', () => {
  const { asked, feed } = setUp()
  void feed.loadNewer()
  void feed.loadNewer()
  expect(asked).toHaveLength(1)
})

test('a listener of a page may request the next one', async () => {
  const { asked, feed, clock } = setUp()
  void feed.loadNewer()
  asked[0]?.respond({ ids: ids(20), older: { max_id: '20' } })
  await settle()
  feed.loadOlder()
  feed.watch(() => {
    if (feed.get().rows.length === 2) feed.loadOlder()
  })
  asked[1]?.respond({ ids: ids(10), older: { max_id: '10' } })
  await settle()
  clock.advance(1000)
  expect(asked).toHaveLength(3)
})

test('older pages requested in quick succession are larger, at most one a second', async () => {
  const { asked, feed, clock } = setUp()
  void feed.loadNewer()
  asked[0]?.respond({ ids: ids(90), older: { max_id: '90' } })
  await settle()
  const readOn = async (number: number) => {
    feed.loadOlder()
    await settle()
    asked.at(-1)?.respond({ ids: ids(number), older: { max_id: String(number) } })
    await settle()
  }
  await readOn(80)
  clock.advance(999)
  feed.loadOlder()
  expect(asked).toHaveLength(2)
  clock.advance(1)
  await readOn(70)
  clock.advance(10_000)
  await readOn(60)
  expect(asked.map(({ limit }) => limit)).toEqual([undefined, undefined, 40, undefined])
})

test('entries that could not be read are counted, do not end the list, and are not counted again as newer ones', async () => {
  const { asked, feed, clock } = setUp()
  void feed.loadNewer()
  asked[0]?.respond({ ids: [], received: 20, unreadable: 20, older: { max_id: '9' } })
  await settle()
  expect(feed.get()).toMatchObject({ unreadableCount: 20, bottomedOut: false })
  feed.loadOlder()
  asked[1]?.respond({ ids: ids(8), received: 2, unreadable: 1, older: { max_id: '8' } })
  await settle()
  expect(feed.get().unreadableCount).toBe(21)
  clock.advance(10_000)
  void feed.loadNewer()
  asked[2]?.respond({ ids: [], received: 1, unreadable: 1 })
  await settle()
  expect(feed.get().unreadableCount).toBe(21)
})

test('pages whose posts are all filtered are followed by older ones, up to a limit', async () => {
  const { asked, clock, feed } = setUp()
  const nothing = { ids: [], received: 20, older: { max_id: '5' } }
  void feed.loadNewer()
  for (let page = 0; page < 30; page += 1) {
    asked[page]?.respond({ ...nothing, older: { max_id: String(100 - page) } })
    await settle()
    clock.advance(1000)
    await settle()
  }
  expect(asked).toHaveLength(10)
  expect(feed.get()).toMatchObject({ loaded: true, bottomedOut: false, loading: 'idle' })
  feed.loadOlder()
  asked[10]?.respond({ ids: ids(3, 2), older: { max_id: '2' } })
  await settle()
  clock.advance(5000)
  await settle()
  expect(asked).toHaveLength(11)
})

test('an entry deleted while it waits is not added', async () => {
  const { asked, feed, rows } = setUp()
  const caughtUp = feed.catchUp()
  feed.arrive(ids(66, 7))
  await settle()
  asked[0]?.respond({ ids: ids(5) })
  expect(await caughtUp).toBe(true)
  feed.arrive(ids(66))
  expect([feed.get().pending, rows()]).toEqual([ids(7), ids(5)])
})
