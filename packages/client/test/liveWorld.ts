import { afterEach, beforeEach } from 'vitest'
import type { StatusId } from '@rookery/api/wire/model'
// The product loads it late, and the first test of a run does not wait for it.
import '#features/notifications/model/fetchNotificationPage.ts'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { createLeaderElection } from '#live/LeaderElection.ts'
import { startPollers } from '#live/pollers.ts'
import { startFeedSubscriptions } from '#live/FeedSubscriptions.ts'
import { createTestPage, type TestPage } from './createTestPage.ts'
import { openTestSession, type TestSession } from './openTestSession.ts'
import { callAs, postAs, settle } from './postAs.ts'
import { createTestSockets, type TestSockets } from './TestSockets.ts'

/** Bob, who follows Ada, with streaming on: his session, its live connection, and polling without one. */
export interface LiveWorld {
  readonly world: TestSession
  readonly session: Session
  readonly page: TestPage
  readonly sockets: TestSockets
  readonly live: ReturnType<typeof startFeedSubscriptions>
  /** A post that was there before. */
  readonly old: StatusId
  /** Stop functions, in starting order. */
  readonly stops: Stop[]
  /** Shows a feed until the returned function is called. */
  show(key: FeedKey): Promise<Stop>
  /** Lets sent events arrive and render. */
  pass(): Promise<void>
  /** Lets so many milliseconds pass, no faster than the server answers. */
  wait(ms: number): Promise<void>
  /** Ada posts. */
  post(text: string, change?: Readonly<Record<string, unknown>>): Promise<StatusId>
  rows(key?: 'home' | 'public'): readonly string[]
  pending(key?: 'home' | 'public'): readonly string[]
  /** Number of requests. */
  fetches(call?: string): number
}

/** Enough of it where there is no page. */
const readText = (html: string) => html.replaceAll(/<[^>]*>/g, '')

/** How long the server may take to answer a ping, in milliseconds. */
const responded = 5000

/** Starts the live connection of a session as the product does, without a browser. */
export function startLive(session: Session, page: TestPage, { WebSocket }: TestSockets, described?: Promise<unknown>) {
  const leaderElection = createLeaderElection({ name: 'test', page, tabs: session.tabs, clock: session.clock, locks: undefined })
  const random = () => 0.5
  const { shown } = feedsOf(session)
  const live = startFeedSubscriptions({ session, page, leaderElection, random, readText, shown, WebSocket, described })
  return { live, stops: [live.stop, startPollers({ session, page, random, live: live.state, leaderElection }).stop] }
}

async function openLiveWorld(): Promise<LiveWorld> {
  const world = await openTestSession()
  const { session, server, asked } = world
  const page = createTestPage()
  const sockets = createTestSockets(server)
  settingsOf(session).set('streaming', true)
  const { live, stops } = startLive(session, page, sockets)
  const feed = (key: 'home' | 'public') => feedsOf(session).at(key).get()

  async function pass(): Promise<void> {
    await settle()
    await server.instance.settled()
    await settle()
    page.frame()
    await settle()
  }

  async function wait(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= responded) {
      server.clock.advance(Math.min(left, responded))
      await pass()
    }
  }

  async function post(text: string, change: Readonly<Record<string, unknown>> = {}): Promise<StatusId> {
    server.clock.advance(1)
    const id = await postAs(server, 'ada', { status: text, ...change })
    await pass()
    return id
  }

  await callAs(server, 'bob', 'POST', `/api/v1/accounts/${(await server.account('ada')).id}/follow`)
  await pass()
  // Timelines take a follow in when it is a second old.
  server.clock.advance(1000)
  await pass()
  return {
    world,
    session,
    page,
    sockets,
    live,
    stops,
    // An empty timeline shows arriving posts immediately.
    old: await post('Old'),
    pass,
    wait,
    post,
    async show(key) {
      const leave = feedsOf(session)
        .at(key)
        .subscribe(() => {})
      stops.push(leave)
      feedsOf(session).openFeed(key)
      await pass()
      return leave
    },
    rows: (key = 'home') => feed(key).rows.map((row) => row.id),
    pending: (key = 'home') => feed(key).pending,
    fetches: (call = 'GET /api/v1/timelines/home') => asked.filter((one) => one === call).length,
  }
}

/** A world of its own for each test of a file. */
export function liveWorld(): () => LiveWorld {
  let open: LiveWorld | null = null
  beforeEach(async () => {
    open = await openLiveWorld()
  })
  afterEach(async () => {
    for (const stop of open?.stops.toReversed() ?? []) stop()
    await open?.world.close()
    open = null
  })
  return () => {
    if (!open) throw new Error('There is a world in tests alone.')
    return open
  }
}
