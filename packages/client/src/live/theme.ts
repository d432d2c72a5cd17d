import type { Session } from '#features/session/model/Session.ts'
import { themeOf } from '#features/settings/model/themeOf.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { isThemeStylesheet } from './isThemeStylesheet.ts'

/**
 * Sets the theme's name on the root element, for the stylesheets. Without a name the system's preference decides. A server's or custom
 * theme is drawn from its stored stylesheet, and `themeStylesheet` updates it.
 */
export function startTheme(session: Session, page: Document): Stop {
  const { device, key } = session
  const settings = settingsOf(session)
  const { dataset } = page.documentElement
  const apply = () => {
    const theme = themeOf(settings)
    if (theme === null) delete dataset.theme
    else dataset.theme = theme
  }
  apply()
  const stop = settings.subscribe('theme', apply)
  const css = device.stored.get(themeStylesheetKey(key))
  if (css === null) return stop
  if (!isThemeStylesheet(css)) {
    device.stored.remove(themeStylesheetKey(key))
    return stop
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  page.adoptedStyleSheets.push(sheet)
  return () => {
    stop()
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
