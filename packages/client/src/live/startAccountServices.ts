import { parseContent, textOf } from '@rookery/content'
import type { StreamSocketConstructor } from '@rookery/api/stream/StreamClient'
import { resumeOf } from '#features/session/model/resumeOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { createCell, type Cell, type Stop } from '@rookery/store/Cell'
import { startAnnouncementWatch } from './announcementWatch.ts'
import { startFollowWatch } from './followWatch.ts'
import { watchProvisionalServer } from './provisionalServer.ts'
import { createLeaderElection, type LeaderElection } from './LeaderElection.ts'
import type { LiveState } from './LiveState.ts'
import { watchOutbox } from './outboxWatch.ts'
import { startOwnCounts } from './ownCounts.ts'
import type { PageState } from './pageState.ts'
import { startPollers } from './pollers.ts'
import { startMutesAndBlocks } from './mutesAndBlocks.ts'
import { startSettingsProfile } from './settingsProfile.ts'
import { askSecondVersion } from './secondVersion.ts'
import { startFeedSubscriptions } from './FeedSubscriptions.ts'
import { startReadMarkers } from './readMarkers.ts'
import { startSweeper } from './sweeper.ts'
import { applyTabChanges } from './tabChanges.ts'
import { watchOpenThreads } from './openThreadWatch.ts'
import { startUnknownNotifications } from './unknownNotifications.ts'
import { onResume } from './onResume.ts'

export interface AccountServiceOptions {
  readonly session: Session
  readonly page: PageState
  readonly window: Window & typeof globalThis
  /** The browser's own when absent. */
  readonly WebSocket?: StreamSocketConstructor
}

/** Services of a session that other code may use. */
export interface AccountServices {
  readonly live: Cell<LiveState>
  readonly leaderElection: LeaderElection
}

/** The services of a session; null while none run. */
export const accountServicesOf = createSlot(() => createCell<AccountServices | null>(null))

/**
 * Starts everything that runs while a session is open, on screen or not. `startFlushOnLeave` is not included, because it must run from the
 * first render.
 */
export function startAccountServices({ session, page, window, WebSocket }: AccountServiceOptions): Stop {
  const random = Math.random
  const { clock, key, tabs } = session
  const feeds = feedsOf(session)
  const leaderElection = createLeaderElection({ name: `rookery:${key}`, page, tabs, clock, locks: locksOf(window) })
  const readText = (html: string) => textOf(parseContent(html)).trim()
  const isKnown = session.server.get().instance.known !== undefined
  const asking = askSecondVersion(session)
  const described = isKnown ? undefined : asking
  const stream = startFeedSubscriptions({ session, page, leaderElection, random, readText, shown: feeds.shown, WebSocket, described })
  const pollers = startPollers({ session, page, random, live: stream.state, leaderElection })
  const readMarkers = startReadMarkers({ session, page, live: stream.state })
  const setFocused = () => feeds.setFocused(page.focused.get())
  setFocused()
  const running = accountServicesOf(session)
  running.set({ live: stream.state, leaderElection })
  const stops = [
    () => running.set(null),
    pollers.stop,
    onResume(clock, window, () => {
      stream.check()
      pollers.retryNow()
      readMarkers.retryNow()
      resumeOf(session).notify()
    }),
    page.visible.subscribe(() => page.visible.get() && resumeOf(session).notify()),
    watchOpenThreads({ session, page, live: stream.state }),
    startFollowWatch({ session, page, random, live: stream.state }),
    startOwnCounts({ session, page }),
    startUnknownNotifications(session),
    readMarkers.stop,
    startSweeper(session),
    startMutesAndBlocks(session),
    startAnnouncementWatch(session, page),
    startSettingsProfile(session, page),
    applyTabChanges(session),
    watchOutbox(session, window),
    watchProvisionalServer(session),
    page.focused.subscribe(setFocused),
    stream.stop,
    leaderElection.stop,
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Tabs that cannot talk to each other cannot share either: then each does all. */
function locksOf(window: Window & typeof globalThis): LockManager | undefined {
  return 'BroadcastChannel' in window && 'locks' in window.navigator ? window.navigator.locks : undefined
}
