import { followLinks } from '#app/page/followLinks.ts'
import { createRouter } from '#app/router/createRouter.ts'
import { routes } from '#app/routes/routes.tsx'
import type { Session } from '#data/session/Session.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { PageTitle } from '#lib/PageTitle.ts'
import { startKeeping } from '#services/keepOnLeave.ts'
import type { PageState } from '#services/pageState.ts'
import { startLanguage } from '#services/startLanguage.ts'
import { startTheme } from '#services/theme.ts'

import { startWhenDrawn } from './startWhenDrawn.ts'
import type { ShownPage } from './PageOnScreen.ts'

/** What stays when another session is shown. */
export interface Page {
  readonly window: Window & typeof globalThis
  readonly state: PageState
  readonly language: InterfaceLanguage
  readonly title: PageTitle
}

let opened = 0

/** When the page has drawn what it was opened for, in milliseconds. */
const quiet = 2000

/** Puts a session on the page: its language, its router, and what runs as long as it is there. */
export async function openPage(session: Session, { window, state, language, title }: Page): Promise<ShownPage> {
  const { document } = window
  title.setSite(session.server.instance.title)
  const stopTheme = startTheme(session, document.documentElement)
  // Who leaves at once leaves a place too.
  const stopKeeping = startKeeping(session, state)
  // The stream, the pollers and the rest have nothing to do before the first post is drawn.
  const stopServices = startWhenDrawn(window, async () => {
    const { startServices } = await import('#services/startServices.ts')
    return () => startServices({ session, page: state, window, language, open: (path) => router.navigate(path) }).stop
  })
  const stopLanguage = await startLanguage(session, language, window.navigator.languages)
  const router = createRouter({ routes, session, window })
  const foresight = session.clock.after(quiet, router.preloadForeseen)
  const stops = [followLinks(document, router), router.stop, foresight.cancel, stopLanguage, stopTheme, stopKeeping, stopServices]
  return {
    key: ++opened,
    session,
    router,
    stop() {
      for (const stop of stops.splice(0)) stop()
    },
  }
}
