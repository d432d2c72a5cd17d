import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { watchQuery } from '#features/queries/model/watchQuery.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { createThemeStylesheetStore } from './themeStylesheetStore.ts'

/** Draws the server's theme of a name as soon as its file has come. */
export function drawServerTheme(session: Session, name: string, page: Document): Stop {
  const sheet = createThemeStylesheetStore(session, name, page)
  const stop = watchQuery(session, serverThemeQuery(session, name), sheet.draw)
  return () => {
    stop()
    sheet.stop()
  }
}
