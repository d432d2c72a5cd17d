import type { Session } from '#data/session/Session.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Cell, Stop } from '#lib/Cell.ts'
import { startDesktopAlerts } from './desktopAlerts.ts'
import { rememberAccount } from './rememberAccount.ts'
import type { PageState } from './pageState.ts'
import { accountServicesOf } from './startAccountServices.ts'
import { watchRevocations } from './revocationWatch.ts'
import { startHints } from './startHints.ts'
import { startTitleBadge } from './titleBadge.ts'
import { startUnreadCounts } from './unreadCounts.ts'

/** The session on screen, and how to lead its reader somewhere. */
export interface ShownSession {
  readonly session: Session
  /** Shows a path of the client. */
  readonly open: (path: string) => void
}

export interface LatePageServiceOptions {
  readonly shown: Cell<ShownSession>
  readonly page: PageState
  readonly window: Window & typeof globalThis
  readonly language: InterfaceLanguage
  /** Where `/` leads the reader of a session. */
  readonly landing: (session: Session) => string
}

/** Starts what the page does for whoever is on screen, once the first picture is drawn: badge, alerts, what the next start needs. */
export function startLatePageServices({ shown, page, window, language, landing }: LatePageServiceOptions): Stop {
  const Alert = 'Notification' in window ? window.Notification : undefined

  function startAlerts({ session, open }: ShownSession): Stop {
    const services = accountServicesOf(session)
    let stop: Stop | null = null
    const adjust = () => {
      stop?.()
      const running = services.get()
      stop = running && startDesktopAlerts({ ...running, session, page, Alert, texts: () => language.current().t, open: focusAnd(open) })
    }
    adjust()
    const stopFollowing = services.subscribe(adjust)
    return () => {
      stopFollowing()
      stop?.()
    }
  }

  function focusAnd(open: (path: string) => void) {
    return (path: string) => {
      window.focus()
      open(path)
    }
  }

  const stops = [
    whileShown(shown, startAlerts),
    whileShown(shown, ({ session }) => startTitleBadge(session, window.document)),
    whileShown(shown, ({ session }) => startHints(session, landing)),
    whileShown(shown, ({ session }) => rememberAccount(session)),
    startUnreadCounts({ shown, page, window }),
    watchRevocations({ shown, random: Math.random, window }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Runs something for the session on screen, anew whenever another one is. */
function whileShown(shown: Cell<ShownSession>, start: (shown: ShownSession) => Stop): Stop {
  let stop = start(shown.get())
  const stopFollowing = shown.subscribe(() => {
    stop()
    stop = start(shown.get())
  })
  return () => {
    stopFollowing()
    stop()
  }
}
