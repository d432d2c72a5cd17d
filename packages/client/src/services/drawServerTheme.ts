import { themeCss } from '@rookery/theme'
import { serverThemeQuery } from '#data/queries/serverThemes.ts'
import { watchQuery } from '#data/queries/watchQuery.ts'
import type { Session } from '#data/session/Session.ts'
import { themeSheetKey } from '#data/settings/themeSheetKey.ts'
import type { Stop } from '#lib/Cell.ts'

/** Draws the server's theme of a name as soon as its file has come, and keeps its sheet for the next first picture. */
export function drawServerTheme(session: Session, name: string, page: Document): Stop {
  const { device, key } = session
  const sheet = new CSSStyleSheet()
  page.adoptedStyleSheets.push(sheet)
  const stop = watchQuery(session, serverThemeQuery(session, name), (theme) => {
    if (theme === null) return device.kept.remove(themeSheetKey(key))
    const css = `:root[data-theme="${CSS.escape(name)}"] {\n${themeCss(theme)}\n}`
    device.kept.set(themeSheetKey(key), css)
    sheet.replaceSync(css)
    // The name stood before the colours did; whoever reads colours off the page reads them anew.
    if (page.documentElement.dataset.theme === name) page.documentElement.dataset.theme = name
  })
  return () => {
    stop()
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
