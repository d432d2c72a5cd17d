import { parseContent, textOf } from '@rookery/content'
import type { StreamSocketConstructor } from '@rookery/api/stream/stream'
import type { Session } from '#data/session/Session.ts'
import { completeEnglish } from '#i18n/catalogues.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Cell, Stop } from '#lib/Cell.ts'
import { startDesktopAlerts } from './desktopAlerts.ts'
import { createLeadership } from './Leadership.ts'
import type { LiveState } from './LiveState.ts'
import type { PageState } from './pageState.ts'
import { startPollers } from './pollers.ts'
import { startSilence } from './silence.ts'
import { startHints } from './startHints.ts'
import { startStream } from './stream.ts'
import { startSweeper } from './sweeper.ts'
import { startThreadWatch } from './threadWatch.ts'
import { startTitleBadge } from './titleBadge.ts'
import { watchWakes } from './wakes.ts'

export interface ServiceOptions {
  readonly session: Session
  readonly page: PageState
  readonly window: Window & typeof globalThis
  readonly language: InterfaceLanguage
  /** Shows a path of the client. */
  readonly open: (path: string) => void
  /** The browser's own when absent. */
  readonly WebSocket?: StreamSocketConstructor
}

export interface Services {
  readonly live: Cell<LiveState>
  stop: Stop
}

/** Starts all that runs as long as a session, except its theme and its keeping, which must be there from the first picture on. */
export function startServices({ session, page, window, language, open, WebSocket }: ServiceOptions): Services {
  const random = Math.random
  const { clock, feeds, key, tabs } = session
  const leadership = createLeadership({ name: `rookery:${key}`, page, tabs, clock, locks: locksOf(window) })
  const readText = (html: string) => textOf(parseContent(html)).trim()
  const stream = startStream({ session, page, leadership, random, readText, shown: feeds.shown, WebSocket })
  const pollers = startPollers({ session, page, random, live: stream.state, leadership })
  const setFocused = () => feeds.setFocused(page.focused.get())
  setFocused()
  const stops = [
    startHints(session),
    pollers.stop,
    startDesktopAlerts({
      session,
      page,
      live: stream.state,
      leadership,
      Alert: 'Notification' in window ? window.Notification : undefined,
      async texts() {
        await completeEnglish()
        return language.current().t
      },
      open(path) {
        window.focus()
        open(path)
      },
    }),
    watchWakes(clock, window, () => {
      stream.check()
      pollers.hurry()
    }),
    startThreadWatch({ session, page, live: stream.state }),
    startTitleBadge(session, window.document),
    startSweeper(session),
    startSilence(session),
    page.focused.subscribe(setFocused),
    stream.stop,
    leadership.stop,
  ]
  return {
    live: stream.state,
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** Tabs that cannot talk to each other cannot share either: then each does all. */
function locksOf(window: Window & typeof globalThis): LockManager | undefined {
  return 'BroadcastChannel' in window && 'locks' in window.navigator ? window.navigator.locks : undefined
}
