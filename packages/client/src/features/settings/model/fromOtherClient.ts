import { isRecord } from '#lib/isRecord.ts'
import { customTheme } from './builtInThemes.ts'

/** Names that other clients of the same servers use for a setting. */
const names: Readonly<Record<string, string>> = {
  hideISP: 'hideInstancePanel',
  highlight: 'highlights',
}

/** Settings that hold a theme, and those that change one. The code of themes reads them when the theme is drawn. */
const heldThemes = ['customTheme', 'customThemeSource', 'styleCustomData', 'paletteCustomData']
const themeChanges = ['theme3hacks', 'forcedRoundness', 'underlay', 'fontInterface', 'fontInput', 'fontPosts', 'fontMonospace']
const themeChoices = ['style', 'palette']

/**
 * Converts settings of pleroma-fe and its forks to the names here. Values are unchanged, except that levels of experience are numbers
 * there, and that a theme of the user's own has several parts there and overrides the named one.
 */
export function fromOtherClient(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const ofTheme = new Set([...heldThemes, ...themeChanges, ...themeChoices])
  const others = Object.entries(raw).filter(([key]) => !ofTheme.has(key))
  return {
    ...Object.fromEntries(
      others.map(([key, value]): [string, unknown] => [
        Object.hasOwn(names, key) ? (names[key] ?? key) : key,
        key === 'expertLevel' && typeof value === 'number' ? value > 0 : value,
      ]),
    ),
    ...themeSettings(raw),
  }
}

function themeSettings(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { customTheme: computed, customThemeSource: typed } = raw
  const given = [...heldThemes, ...themeChanges, ...themeChoices].filter((key) => isSet(raw[key]))
  const isOfTwoParts = given.every((key) => key === 'customTheme' || key === 'customThemeSource')
  // The source counts if it is of today's engine; the other part was derived from it.
  const parts = isRecord(typed) && Number(typed.themeEngineVersion) >= 3 ? [typed, computed] : [computed, typed]
  const body = parts.find(hasColours)
  if (isOfTwoParts && body !== undefined) return { theme: customTheme, customTheme: { _pleroma_theme_version: 2, source: body } }
  if (heldThemes.some((key) => isHeld(raw[key]))) {
    const settings = Object.fromEntries(given.map((key) => [key, raw[key]]))
    return { theme: customTheme, customTheme: { _pleroma_theme_version: 2, settings } }
  }
  const chosen = [namedIn(raw.style, 'style:'), namedIn(raw.palette, 'palette:')].find((name) => name !== null)
  return chosen === undefined ? {} : { theme: chosen }
}

/** The name of an entry of a server's list here. `stock` is none, and a palette of a style comes with the style. */
function namedIn(value: unknown, prefix: string): string | null {
  return typeof value === 'string' && value !== '' && value !== 'stock' && !value.startsWith('style.') ? prefix + value : null
}

/** An old theme has colours at its top instead of parts. */
function isHeld(theme: unknown): boolean {
  if (Array.isArray(theme)) return theme.length > 0
  return hasColours(theme) || (isRecord(theme) && isRecord(theme.bg)) || (isRecord(theme) && typeof theme.bg === 'string')
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== -1
}

function hasColours(theme: unknown): boolean {
  return isRecord(theme) && isRecord(theme.colors) && Object.keys(theme.colors).length > 0
}
