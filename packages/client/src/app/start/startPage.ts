import { ApiError } from '@rookery/api/http/ApiError'
import { landing } from '#app/guards/visitorsOnly.ts'
import { callMessage } from '#features/notices/model/errorMessage.ts'
import { createOpenSessions, type OpenSessions } from '#features/signIn/model/OpenSessions.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { SessionOwner, StoredAccounts } from '#features/session/model/StoredAccounts.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Cell } from '@rookery/store/Cell'
import type { PageTitle } from '#lib/PageTitle.ts'
import { startFlushOnLeave } from '#live/flushOnLeave.ts'
import type { PageState } from '#live/pageState.ts'
import { startPageServices } from '#live/startPageServices.ts'
import { forgetBrokenImages } from '#ui/useBrokenImage.ts'

import { openPage } from './openPage.ts'
import { showPage, type ShownPage } from './PageOnScreen.ts'
import { startWhenDrawn } from './startWhenDrawn.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

export interface StartOptions {
  readonly window: Window & typeof globalThis
  readonly state: PageState
  readonly language: InterfaceLanguage
  readonly title: PageTitle
  readonly accounts: StoredAccounts
  readonly openSession: (owner: SessionOwner) => Promise<Session>
  /** Another account takes the place of the one on screen. */
  readonly onChange?: () => void
  readonly onFailure: (error: unknown) => void
}

export interface StartedPage {
  readonly page: Cell<ShownPage>
  readonly sessions: OpenSessions
  /** Ends everything and closes the session on screen. */
  close(): Promise<void>
}

/**
 * The page and its open sessions: tasks of the page run once and follow the account on screen, tasks of
 * an account run for each open session. Rejects when the first cannot be opened.
 */
export async function startPage({
  window,
  state,
  language,
  title,
  accounts,
  openSession,
  onChange,
  onFailure,
}: StartOptions): Promise<StartedPage> {
  const { history, location } = window
  const services = startPageServices({ window, language, title })
  const sessions = createOpenSessions({
    open: openSession,
    start(session) {
      // Starts immediately, so that even a short visit stores its scroll position.
      const stopKeeping = startFlushOnLeave(session, state)
      // Streams, pollers and other services are not needed before the first post.
      const stopServices = startWhenDrawn(window, async () => {
        const { startAccountServices } = await import('#live/startAccountServices.ts')
        return () => startAccountServices({ session, page: state, window })
      })
      return () => {
        stopKeeping()
        stopServices()
      }
    },
  })
  const { page, close } = await showPage({
    accounts,
    sessions,
    async open(session, before) {
      if (before) {
        forgetBrokenImages()
        onChange?.()
      }
      await services.show(session)
      if (before) {
        // Not part of the first load. Without its code, the account opens at its landing page.
        const part = await import('./pathAfterChange.ts').catch(() => null)
        const path = part?.pathAfterChange(location, { ...before, settings: settingsOf(before) }, session)
        history.replaceState(null, '', path ?? '/')
      }
      return openPage(session, window, before !== null)
    },
    onUnreachable({ notices }, error) {
      if (!(error instanceof ApiError)) throw error
      const { key: messageKey, args = {} } = callMessage(error)
      notices.show({ level: 'error', messageKey, args, timeout: 5000 })
    },
    onFailure(error) {
      stop()
      onFailure(error)
    },
  }).catch((error: unknown) => {
    services.stop()
    throw error
  })
  const stopDeferred = startWhenDrawn(window, async () => {
    const { startDeferredPageServices } = await import('#live/startDeferredPageServices.ts')
    return () => startDeferredPageServices({ shown: page, page: state, window, language, landing })
  })

  function stop(): void {
    stopDeferred()
    services.stop()
  }
  return {
    page,
    sessions,
    async close() {
      stop()
      forgetBrokenImages()
      await close()
    },
  }
}
