import { parseContent, textOf } from '@rookery/content'
import type { Session } from '#features/session/model/Session.ts'
import type { SettingKey } from '#features/settings/model/settingsTable.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Cell, Stop } from '@rookery/store/Cell'
import { offerReload } from './offerReload.ts'
import { startHighlights } from './highlights.ts'
import { rememberAccount } from './rememberAccount.ts'
import { startLanguageCookie } from './startLanguageCookie.ts'
import { startManifestLanguage } from './startManifestLanguage.ts'
import { schedulePrefetch } from './schedulePrefetch.ts'
import type { PageState } from './pageState.ts'
import { accountServicesOf } from './startAccountServices.ts'
import { watchRevocations } from './revocationWatch.ts'
import { recordStartHints } from './recordStartHints.ts'
import { startTitleBadge } from './titleBadge.ts'
import { startUnreadCounts } from './startUnreadCounts.ts'
import { needsThemeStylesheet } from './needsThemeStylesheet.ts'
import { themeChoiceKeys } from '#features/settings/model/themeChoice.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { keepTrying } from '#lib/keepTrying.ts'

/** The session on screen, and how to lead its reader somewhere. */
export interface ShownSession {
  readonly session: Session
  /** Shows a path of the client. */
  readonly open: (path: string) => void
}

export interface DeferredPageServiceOptions {
  readonly shown: Cell<ShownSession>
  readonly page: PageState
  readonly window: Window & typeof globalThis
  readonly language: InterfaceLanguage
  /** Where `/` leads the reader of a session. */
  readonly landing: (session: Session) => string
}

/** Starts the services of the session on screen after the first render: badge, alerts, hints for the next start. */
export function startDeferredPageServices({ shown, page, window, language, landing }: DeferredPageServiceOptions): Stop {
  const Alert = 'Notification' in window ? window.Notification : undefined

  function startAlerts({ session, open }: ShownSession): Stop {
    const services = accountServicesOf(session)
    const load = () => import('./desktopAlerts.ts')
    return onceEnabled(session, ['webPushNotifications'], isAlertEnabled, () =>
      withCode(load, ({ startDesktopAlerts }) => {
        let stop: Stop | null = null
        const adjust = () => {
          stop?.()
          const running = services.get()
          stop =
            running &&
            startDesktopAlerts({ ...running, session, page, Alert, readText, texts: () => language.current().t, open: focusAnd(open) })
        }
        adjust()
        const stopFollowing = services.subscribe(adjust)
        return () => {
          stopFollowing()
          stop?.()
        }
      }),
    )
  }

  function focusAnd(open: (path: string) => void) {
    return (path: string) => {
      window.focus()
      open(path)
    }
  }

  /** Registers the worker that caches the client's files, after the first interaction and when the files have loaded. */
  function startWorker({ session }: ShownSession): Stop {
    let stop: Stop = () => {}
    const load = () => import('./shellWorker.ts')
    const stopWaiting = schedulePrefetch(window, session.clock, () => {
      stop = withCode(load, ({ startShellWorker }) => startShellWorker({ session, page, window }))
    })
    return () => {
      stopWaiting()
      stop()
    }
  }

  /** Not needed if the browser does not permit notifications. */
  function startPush({ session, open }: ShownSession): Stop {
    const load = () => import('./pushSubscription.ts')
    return onceEnabled(session, ['webPushNotifications'], isPushEnabled, () =>
      withCode(load, ({ startPushSubscription }) => startPushSubscription({ session, window, language, open: focusAnd(open) })),
    )
  }

  const isAlertEnabled = (session: Session) => Alert !== undefined && session.me !== null && settingsOf(session).get('webPushNotifications')

  const isPushEnabled = (session: Session) =>
    session.me !== null && (settingsOf(session).get('webPushNotifications') || Alert?.permission === 'granted')

  const stops = [
    ...(import.meta.env.PROD && 'serviceWorker' in window.navigator ? [whileShown(shown, startWorker), whileShown(shown, startPush)] : []),
    whileShown(shown, startAlerts),
    whileShown(shown, ({ session }) => startTitleBadge(session, window.document)),
    whileShown(shown, ({ session }) =>
      onceEnabled(session, themeChoiceKeys, needsThemeStylesheet, () =>
        withCode(
          () => import('./themeStylesheet.ts'),
          ({ startThemeStylesheet }) => startThemeStylesheet(session, window.document),
        ),
      ),
    ),
    whileShown(shown, ({ session }) => startLanguageCookie(session, language, window.document)),
    startManifestLanguage(language, window.document),
    whileShown(shown, ({ session }) => startHighlights(session, window.document)),
    whileShown(shown, ({ session }) => recordStartHints(session, landing)),
    whileShown(shown, ({ session }) => rememberAccount(session)),
    startUnreadCounts({ shown, page, window }),
    offerReload({ session: () => shown.get().session, window, reload: () => window.location.reload() }),
    watchRevocations({ shown, random: Math.random, window }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const readText = (html: string) => textOf(parseContent(html)).trim()

/** Starts something when its code has come. */
function withCode<Loaded>(load: () => Promise<Loaded>, start: (loaded: Loaded) => Stop): Stop {
  let stop = keepTrying(load, (loaded) => {
    stop = start(loaded)
  })
  return () => stop()
}

/** Starts something when one of the settings enables it; for many users none ever does. */
function onceEnabled(session: Session, keys: readonly SettingKey[], isEnabled: (session: Session) => boolean, start: () => Stop): Stop {
  let stop: Stop = () => {}
  const check = () => {
    if (!isEnabled(session)) return
    stopWatching()
    stop = start()
  }
  const stops = keys.map((key) => settingsOf(session).subscribe(key, check))
  const stopWatching = () => stops.forEach((end) => end())
  check()
  return () => {
    stopWatching()
    stop()
  }
}

/** Runs something for the session on screen, and again for each other one. */
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
