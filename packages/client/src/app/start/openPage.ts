import { createAppRouter } from '#app/createAppRouter.ts'
import { focusHeading } from '#app/page/focusHeading.ts'
import { followLinks } from '#app/page/followLinks.ts'
import type { Session } from '#data/session/Session.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { PageTitle } from '#lib/PageTitle.ts'
import { startLanguage } from '#services/startLanguage.ts'
import { startTheme } from '#services/startTheme.ts'

import type { ShownPage } from './PageOnScreen.ts'

export interface Page {
  readonly document: Document
  readonly language: InterfaceLanguage
  readonly title: PageTitle
}

let opened = 0

/** Puts a session on the page: its theme, its language, its router, and what runs beside. */
export async function openPage(session: Session, { document, language, title }: Page): Promise<ShownPage> {
  title.setSite(session.server.instance.title)
  const stops = [startTheme(session, document.documentElement), await startLanguage(session, language, navigator.languages)]
  const router = createAppRouter({ session })
  stops.push(followLinks(document, router), focusHeading(document, router), () => router.history.destroy())
  return {
    key: ++opened,
    session,
    router,
    stop: () => {
      for (const stop of stops.splice(0)) stop()
    },
  }
}
