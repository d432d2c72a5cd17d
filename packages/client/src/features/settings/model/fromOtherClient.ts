import { isRecord } from '#lib/isRecord.ts'
import { customTheme } from './ownThemes.ts'

/** What other clients of the same servers call a setting that has another name here. */
const names: Readonly<Record<string, string>> = {
  hideISP: 'hideInstancePanel',
  highlight: 'highlights',
}

/**
 * Settings as pleroma-fe and its kin write them, under the names they have here. Values stay as they are, but that the levels of
 * experience are counted there, and that a theme somebody made stands there in two parts and over the one that is named.
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
