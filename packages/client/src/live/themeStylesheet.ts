import type { Session } from '#features/session/model/Session.ts'
import { customTheme, isOwnTheme } from '#features/settings/model/ownThemes.ts'
import { themeOf } from '#features/settings/model/themeOf.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { drawCustomTheme } from './drawCustomTheme.ts'
import { drawServerTheme } from './drawServerTheme.ts'

/** Draws a theme that is not built in: one of the server, or the custom one. */
export function startThemeStylesheet(session: Session, page: Document): Stop {
  const { device, key } = session
  const settings = settingsOf(session)
  let drawn: string | null = null
  let stop: Stop | null = null
  const stopFollowing = settings.subscribe('theme', adjust)
  adjust()

  function adjust(): void {
    const theme = themeOf(settings)
    if (theme === drawn) return
    stop?.()
    stop = null
    drawn = theme
    if (theme === null || isOwnTheme(theme)) return device.stored.remove(themeStylesheetKey(key))
    stop = theme === customTheme ? drawCustomTheme(session, page) : drawServerTheme(session, theme, page)
  }

  return () => {
    stopFollowing()
    stop?.()
  }
}
