import type { Session } from '#features/session/model/Session.ts'
import { isCustomTheme } from '#features/settings/model/builtInThemes.ts'
import { siteTheme, themeChoice, themeChoiceKeys, themeNames } from '#features/settings/model/themeChoice.ts'
import { themeStylesheetKey } from '#features/settings/model/themeStylesheetKey.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { watchQuery } from '#features/queries/model/watchQuery.ts'
import { wallpaperAddress, wallpaperImageQuery } from '#features/themes/model/wallpaperImage.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { presetNamed, themeCss, type ImageRange, type ThemeSource } from '@rookery/theme'
import { lookProperties } from './lookProperties.ts'
import { drawnTheme, shownOverrides } from '#features/settings/model/drawnTheme.ts'
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
  /** Chosen themes of the server; null for one that it does not have, undefined while it is fetched. */
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
    // The response may be available immediately.
    entry.stop = watchQuery(session, serverThemeQuery(session, name), (theme) => {
      entry.theme = theme
      redraw()
    })
    return entry.theme
  }

  /** A missing chosen theme falls back to the instance's theme, and that to the page's stylesheet. */
  function themeOrSites(name: string): ThemeSource | null | undefined {
    const theme = themeNamed(name)
    const site = siteTheme(settings)
    return theme !== null || site === null || site === name ? theme : themeNamed(site)
  }

  /** The image below a page with corrected texts. */
  let below: { readonly address: string | null; image: ImageRange | null; stop: Stop } | null = null

  function imageBelow(): ImageRange | null {
    const address = wallpaperAddress(session)
    if (below === null || below.address !== address) {
      below?.stop()
      const entry: typeof below = { address, image: null, stop: () => {} }
      below = entry
      // The response may be available immediately.
      entry.stop = watchQuery(session, wallpaperImageQuery(address), (image) => {
        entry.image = image
        if (image !== null) redraw()
      })
    }
    return below.image
  }

  /** A theme that was tried on is watched until then. Its file stays in the cache of queries. */
  function release(names: readonly string[]): void {
    for (const [name, { stop }] of fetched) {
      if (names.includes(name)) continue
      stop()
      fetched.delete(name)
    }
  }

  function draw(): void {
    frame = null
    const names = needsThemeStylesheet(session) ? themeNames(themeChoice(settings)) : []
    const site = siteTheme(settings)
    release(site === null ? names : [...names, site])
    const themes = names.map((name) => ({ name, theme: names.length === 1 ? themeOrSites(name) : themeNamed(name) }))
    // Until a theme of the server has loaded, its stored rule applies.
    if (themes.some(({ theme }) => theme === undefined)) return
    const image = shownOverrides(settings, moreContrast.matches)['contrast'] === undefined ? null : imageBelow()
    const look = lookProperties(settings.get('themeOverrides'))
    const css = themes
      .flatMap(({ name, theme }) => (theme ? [ruleOf(name, drawnTheme(settings, theme, moreContrast.matches, image), look)] : []))
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

  /** The server tells of its image after the start. */
  function redrawOnImage(): void {
    if (below !== null && below.address !== wallpaperAddress(session)) redraw()
  }

  draw()
  moreContrast.addEventListener('change', redraw)
  const stops = [
    () => moreContrast.removeEventListener('change', redraw),
    ...themeChoiceKeys.map((setting) => settings.subscribe(setting, draw)),
    settings.subscribe('customTheme', redraw),
    settings.subscribe('customThemes', redraw),
    settings.subscribe('hideInstanceWallpaper', redrawOnImage),
    session.server.subscribe(redrawOnImage),
  ]
  return () => {
    for (const stop of stops) stop()
    for (const { stop } of fetched.values()) stop()
    below?.stop()
    if (frame !== null) cancelAnimationFrame(frame)
  }
}

function ruleOf(name: string, theme: ThemeSource, look: string): string {
  return `:root[data-theme="${CSS.escape(name)}"] {\n${themeCss(theme)}\n${look}${themeEngine}\n}`
}
