import { isRecord } from '#lib/isRecord.ts'
import { customTheme } from './builtInThemes.ts'

/** Names that other clients of the same servers use for a setting. */
const names: Readonly<Record<string, string>> = {
  hideISP: 'hideInstancePanel',
  highlight: 'highlights',
}

/**
 * Converts settings of pleroma-fe and its forks to the names here. Values are unchanged, except that levels of experience are numbers
 * there, and that a custom theme has two parts there and overrides the named one.
 */
export function fromOtherClient(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { customTheme: computed, customThemeSource: typed, ...others } = raw
  const source = [typed, computed].find(hasColours)
  return {
    ...Object.fromEntries(
      Object.entries(others).map(([key, value]): [string, unknown] => [
        Object.hasOwn(names, key) ? (names[key] ?? key) : key,
        key === 'expertLevel' && typeof value === 'number' ? value > 0 : value,
      ]),
    ),
    ...(source !== undefined && { theme: customTheme, customTheme: { _pleroma_theme_version: 2, source } }),
  }
}

function hasColours(theme: unknown): boolean {
  return isRecord(theme) && isRecord(theme.colors) && Object.keys(theme.colors).length > 0
}
