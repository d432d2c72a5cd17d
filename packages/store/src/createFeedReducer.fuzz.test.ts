import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareIds, feedReducer, pageSize, type ExampleEvent, type ExampleFeed } from '../test/exampleFeed.ts'
import { emptyFeed, type FeedOrdering } from './FeedState.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

/** Events of a feed; numbers select entries. */
type Step =
  | { do: 'posts'; count: number }
  | { do: 'ownPost' }
  | { do: 'poll'; show: boolean }
  | { do: 'reload' }
  | { do: 'connect'; show: boolean }
  | { do: 'disconnect' }
  | { do: 'show' }
  | { do: 'older' }
  | { do: 'fill'; which: number; end: 'newer' | 'older' }
  | { do: 'delete'; which: number }

const weighted: fc.WeightedArbitrary<Step>[] = [
  { weight: 6, arbitrary: fc.record({ do: fc.constant('posts' as const), count: fc.oneof(fc.nat(3), fc.nat(70)) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'ownPost' as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('poll' as const), show: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'reload' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('connect' as const), show: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ do: 'disconnect' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'show' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'older' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('fill' as const), which: fc.nat(5), end: fc.constantFrom('newer' as const, 'older' as const) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat(200) }) },
]

/** A server with a list of posts, newest first, that answers as real ones do. */
class World {
  posts: string[] = []
  state: ExampleFeed
  live = false
  showLive = false
  next = 1000

  constructor(ordering: FeedOrdering) {
    this.state = emptyFeed(ordering)
  }

  dispatch(event: ExampleEvent): void {
    this.state = feedReducer(this.state, event)
  }

  page(where: { sinceId?: string; minId?: string; maxId?: string }): string[] {
    const below = this.posts.filter((id) => !where.maxId || compareIds(id, where.maxId) < 0)
    if (where.minId !== undefined) {
      const { minId } = where
      return below.filter((id) => compareIds(id, minId) > 0).slice(-pageSize)
    }
    return below.filter((id) => !where.sinceId || compareIds(id, where.sinceId) > 0).slice(0, pageSize)
  }

  post(): string {
    // Ids grow in steps, over a change of length too.
    this.next += 7
    const id = String(this.next)
    this.posts.unshift(id)
    return id
  }

  poll(show: boolean): void {
    if (!this.state.loaded) return this.reload()
    const ids = this.page(this.state.since === null ? {} : { sinceId: this.state.since })
    this.dispatch({ kind: 'newerPageArrived', ids, full: ids.length >= pageSize, show })
  }

  reload(): void {
    this.dispatch({ kind: 'cleared' })
    const ids = this.page({})
    const last = ids.at(-1)
    this.dispatch({ kind: 'firstPageArrived', ids, older: last ? { before: last } : null, empty: ids.length === 0 })
    this.live = false
  }

  older(): void {
    const { loaded, bottomedOut, older } = this.state
    if (!loaded || bottomedOut || !older) return
    const ids = this.page({ maxId: older.before })
    const last = ids.at(-1)
    this.dispatch({ kind: 'olderPageArrived', ids, older: last ? { before: last } : null, empty: ids.length === 0 })
  }

  fill(which: number, end: 'newer' | 'older'): void {
    const gaps = this.state.rows.filter((row) => row.kind === 'gap')
    const gap = gaps[which % Math.max(1, gaps.length)]
    if (!gap) return
    const ids = end === 'newer' ? this.page({ maxId: gap.above, sinceId: gap.below }) : this.page({ maxId: gap.above, minId: gap.below })
    this.dispatch({ kind: 'gapPageArrived', gap: gap.id, end, ids, full: ids.length >= pageSize })
  }

  take(step: Step): void {
    switch (step.do) {
      case 'posts':
        for (let count = 0; count < step.count; count += 1) {
          const id = this.post()
          if (this.live) this.dispatch({ kind: 'liveArrived', ids: [id], show: this.showLive })
        }
        break
      case 'ownPost': {
        const id = this.post()
        if (this.state.order === 'byId' && this.state.loaded) this.dispatch({ kind: 'ownArrived', id })
        if (this.live) this.dispatch({ kind: 'liveArrived', ids: [id], show: this.showLive })
        break
      }
      case 'poll':
        this.poll(step.show)
        break
      case 'reload':
        this.reload()
        break
      case 'connect':
        this.poll(step.show)
        this.live = true
        this.showLive = step.show
        break
      case 'disconnect':
        this.live = false
        break
      case 'show':
        this.dispatch({ kind: 'pendingShown' })
        break
      case 'older':
        this.older()
        break
      case 'fill':
        this.fill(step.which, step.end)
        break
      case 'delete': {
        const [deleted] = this.posts.splice(step.which % Math.max(1, this.posts.length), 1)
        if (deleted) this.dispatch({ kind: 'removed', ids: new Set([deleted]) })
      }
    }
  }
}

const newestFirst = (a: string, b: string) => compareIds(b, a)
const entriesOf = ({ rows }: ExampleFeed) => rows.flatMap((row) => (row.kind === 'entry' ? row.id : []))

/** Every post of the server is on screen, waits, is new, is old, or lies in a gap that says so. */
function lostPosts({ posts, state }: World): string[] {
  if (!state.loaded) return []
  const { since, shownUpTo, pending, rows, hasGapBelowPending } = state
  const known = new Set([...entriesOf(state), ...pending])
  const lowest = state.older?.before ?? null
  const above = pending.at(-1)
  return posts.filter((id) => {
    if (known.has(id) || since === null || compareIds(id, since) > 0) return false
    if (!state.bottomedOut && lowest !== null && compareIds(id, lowest) < 0) return false
    if (hasGapBelowPending && above && shownUpTo && compareIds(id, shownUpTo) > 0 && compareIds(id, above) < 0) return false
    return !rows.some((row) => row.kind === 'gap' && compareIds(id, row.below) > 0 && compareIds(id, row.above) < 0)
  })
}

for (const order of ['byId', 'byServer'] as const) {
  test(`in any order of events, no entry is lost or doubled (${order})`, () => {
    fc.assert(
      fc.property(fc.nat(90), fc.array(fc.oneof(...weighted), { maxLength: 60 }), (before, steps) => {
        const world = new World({ order, pagedByEntry: true })
        world.take({ do: 'posts', count: before })
        for (const step of steps) {
          world.take(step)
          const entries = entriesOf(world.state)
          expect(entries).toEqual([...new Set(entries)].toSorted(newestFirst))
          expect(world.state.pending).toEqual([...new Set(world.state.pending)].toSorted(newestFirst))
          expect(entries.filter((id) => world.state.pending.includes(id))).toEqual([])
          expect(lostPosts(world)).toEqual([])
        }

        // The reader returns, shows everything, fills every gap and reads down to the end.
        for (let round = 0; round < 30; round += 1) {
          world.poll(false)
          world.dispatch({ kind: 'pendingShown' })
          world.fill(round, round % 2 === 0 ? 'newer' : 'older')
        }
        while (world.state.rows.some((row) => row.kind === 'gap')) world.fill(0, 'newer')
        while (world.state.loaded && !world.state.bottomedOut) world.older()
        expect(entriesOf(world.state)).toEqual(world.posts)
      }),
      { numRuns: propertyRuns(300) },
    )
  })
}
