import { oneLine } from '@rookery/content'
import type { Session } from '#features/session/model/Session.ts'
import type { InterfaceLanguage } from '#i18n/InterfaceLanguage.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageTitle } from '#lib/PageTitle.ts'
import { startLanguage } from './startLanguage.ts'
import { startTheme } from './theme.ts'

export interface PageServiceOptions {
  readonly window: Window
  readonly language: InterfaceLanguage
  readonly title: PageTitle
}

/** Services that the page has once for all accounts: theme, language, and the site's name in its title. */
export interface PageServices {
  /** Follows another session from now on; resolves when the page is in its language. */
  show(session: Session): Promise<void>
  stop: Stop
}

/** Starts the services that must run before the first render. */
export function startPageServices({ window, language, title }: PageServiceOptions): PageServices {
  let shown: Session | null = null
  const stops: Stop[] = []

  function stop(): void {
    shown = null
    for (const end of stops.splice(0)) end()
  }

  return {
    async show(session) {
      stop()
      shown = session
      const { server } = session
      const setSite = () => title.setSite(oneLine(server.get().instance.title))
      setSite()
      stops.push(server.subscribe(setSite), startTheme(session, window.document))
      const stopLanguage = await startLanguage(session, language, window.navigator.languages)
      if (shown === session) stops.push(stopLanguage)
      else stopLanguage()
    },
    stop,
  }
}
