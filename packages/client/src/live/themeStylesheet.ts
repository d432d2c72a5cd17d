import type { Session } from '#features/session/model/Session.ts'
import { isCustomTheme } from '#features/settings/model/builtInThemes.ts'
import { themeChoice, themeChoiceKeys, themeNames } from '#features/settings/model/themeChoice.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { watchQuery } from '#features/queries/model/watchQuery.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { drawnTheme } from '#features/settings/model/drawnTheme.ts'
import { presetNamed, themeCss, type ThemeSource } from '@rookery/theme'
import { offerOldLook, themeEngine } from './offerOldLook.ts'
import { needsThemeStylesheet } from './needsThemeStylesheet.ts'
import { themeStylesheetOf } from './theme.ts'

/**
 * Draws the chosen themes that the page's stylesheet has not: those of the server, custom ones, and all that have the reader's choices on
 * top. A pair has two rules, so that the change from one to the other needs no code. The stylesheet is stored for the next start.
 */
export function startThemeStylesheet(session: Session, page: Document): Stop {
  const { device, key } = session
  const settings = settingsOf(session)
  const sheet = themeStylesheetOf(session)
  /** Themes of the server that are shown, or were; null for one that it does not have, undefined while it is fetched. */
  const fetched = new Map<string, { theme: ThemeSource | null | undefined; readonly stop: Stop }>()
  /** The reader's system asks for it. The themes of the page's own stylesheet have it anyway. */
  const moreContrast = matchMedia('(prefers-contrast: more)')
  let frame: number | null = null

  function themeNamed(name: string): ThemeSource | null | undefined {
    const preset = presetNamed(name)
    if (preset) return preset
    if (isCustomTheme(name)) return customThemeOf(settings, name)
    const known = fetched.get(name)
    if (known) return known.theme
    const entry: { theme: ThemeSource | null | undefined; stop: Stop } = { theme: undefined, stop: () => {} }
    fetched.set(name, entry)
    // The answer may be there at once.
    entry.stop = watchQuery(session, serverThemeQuery(session, name), (theme) => {
      entry.theme = theme
      redraw()
    })
    return entry.theme
  }

  function draw(): void {
    frame = null
    const names = needsThemeStylesheet(session) ? themeNames(themeChoice(settings)) : []
    const themes = names.map((name) => ({ name, theme: themeNamed(name) }))
    // Until a theme of the server has come, its stored rule stands.
    if (themes.some(({ theme }) => theme === undefined)) return
    const css = themes
      .flatMap(({ name, theme }) => (theme ? [ruleOf(name, drawnTheme(settings, theme, moreContrast.matches))] : []))
      .join('\n')
    const [first] = themes
    if (first?.theme) offerOldLook(session, device.stored.get(themeStylesheetKey(key)), first.name, first.theme.name)
    if (css === '') device.stored.remove(themeStylesheetKey(key))
    else device.stored.set(themeStylesheetKey(key), css)
    sheet.replaceSync(css)
    // The name was set before the colours. Setting it again makes code that reads colours read them again.
    const { dataset } = page.documentElement
    const shown = dataset.theme
    if (shown !== undefined && names.includes(shown)) dataset.theme = shown
  }

  /** Draws once a frame, because a dragged colour changes more often. */
  function redraw(): void {
    frame ??= requestAnimationFrame(draw)
  }

  draw()
  moreContrast.addEventListener('change', redraw)
  const stops = [
    () => moreContrast.removeEventListener('change', redraw),
    ...themeChoiceKeys.map((setting) => settings.subscribe(setting, draw)),
    settings.subscribe('customTheme', redraw),
    settings.subscribe('customThemes', redraw),
  ]
  return () => {
    for (const stop of stops) stop()
    for (const { stop } of fetched.values()) stop()
    if (frame !== null) cancelAnimationFrame(frame)
  }
}

function ruleOf(name: string, theme: ThemeSource): string {
  return `:root[data-theme="${CSS.escape(name)}"] {\n${themeCss(theme)}\n${themeEngine}\n}`
}
