import type { Session } from '#features/session/model/Session.ts'
import { customTheme, isOwnTheme } from '#features/settings/model/ownThemes.ts'
import { themeOf } from '#features/settings/model/themeOf.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { watchQuery } from '#features/queries/model/watchQuery.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { themeCss, type ThemeSource } from '@rookery/theme'

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

/** Draws the server's theme of a name as soon as its file has come. */
function drawServerTheme(session: Session, name: string, page: Document): Stop {
  const sheet = createThemeStylesheetStore(session, name, page)
  const stop = watchQuery(session, serverThemeQuery(session, name), sheet.draw)
  return () => {
    stop()
    sheet.stop()
  }
}

/** Draws the custom theme, and each change of it, once a frame, because a dragged colour changes more often. */
function drawCustomTheme(session: Session, page: Document): Stop {
  const settings = settingsOf(session)
  const sheet = createThemeStylesheetStore(session, customTheme, page)
  let frame: number | null = null
  const draw = () => {
    frame = null
    sheet.draw(customThemeOf(settings))
  }
  draw()
  const stop = settings.subscribe('customTheme', () => {
    frame ??= requestAnimationFrame(draw)
  })
  return () => {
    stop()
    if (frame !== null) cancelAnimationFrame(frame)
    sheet.stop()
  }
}

interface ThemeStylesheetStore {
  /** Draws the theme and stores its stylesheet for the next start; null removes it. */
  readonly draw: (theme: ThemeSource | null) => void
  readonly stop: Stop
}

/** The sheet of the page for the theme of a name. */
function createThemeStylesheetStore({ device, key }: Session, name: string, page: Document): ThemeStylesheetStore {
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
