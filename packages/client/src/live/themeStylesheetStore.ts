import { themeCss, type ThemeSource } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import type { Stop } from '@rookery/store/Cell'

export interface ThemeStylesheetStore {
  /** Draws the theme and stores its stylesheet for the next start; null removes it. */
  readonly draw: (theme: ThemeSource | null) => void
  readonly stop: Stop
}

/** The sheet of the page for the theme of a name. */
export function createThemeStylesheetStore({ device, key }: Session, name: string, page: Document): ThemeStylesheetStore {
  const sheet = new CSSStyleSheet()
  page.adoptedStyleSheets.push(sheet)
  return {
    draw(theme) {
      const css = theme === null ? '' : `:root[data-theme="${CSS.escape(name)}"] {\n${themeCss(theme)}\n}`
      if (theme === null) device.stored.remove(themeStylesheetKey(key))
      else device.stored.set(themeStylesheetKey(key), css)
      sheet.replaceSync(css)
      // The name was set before the colours. Setting it again makes code that reads colours read them again.
      if (page.documentElement.dataset.theme === name) page.documentElement.dataset.theme = name
    },
    stop() {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}
