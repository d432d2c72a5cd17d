import { readThemeFile, ThemeFileError, type ThemeSource } from '@rookery/theme'
import { customTheme, customThemeId, customThemeName } from './builtInThemes.ts'
import type { Settings } from './Settings.ts'
import type { SettingValues } from './settingsTable.ts'

/** A custom theme as the settings have it. */
export interface CustomThemeRow {
  /** Its value of the setting `theme`. */
  readonly name: string
  readonly file: Readonly<Record<string, unknown>>
}

/** All custom themes: the first one, then the others in the order in which they were made. */
export function customThemeRows(settings: Settings): readonly CustomThemeRow[] {
  return customThemeRowsOf(settings.get('customTheme'), settings.get('customThemes'))
}

/** The same, of the values of the two settings. */
export function customThemeRowsOf(first: SettingValues['customTheme'], others: SettingValues['customThemes']): readonly CustomThemeRow[] {
  return [
    ...(first === null ? [] : [{ name: customTheme, file: first }]),
    ...Object.entries(others).map(([id, file]) => ({ name: customThemeName(id), file })),
  ]
}

/** The stored file of a custom theme, by its name; null if there is none. */
export function customThemeFile(settings: Settings, name: string): CustomThemeRow['file'] | null {
  const id = customThemeId(name)
  if (id === null) return name === customTheme ? settings.get('customTheme') : null
  return settings.get('customThemes')[id] ?? null
}

/** A custom theme by its name, or null if there is no readable one. */
export function customThemeOf(settings: Settings, name: string): ThemeSource | null {
  const stored = customThemeFile(settings, name)
  return stored === null ? null : readCustomTheme(stored)
}

/** A theme file as the settings keep it, or null where it is none. */
export function readCustomTheme(file: unknown): ThemeSource | null {
  try {
    return readThemeFile(file)
  } catch (error) {
    if (error instanceof ThemeFileError) return null
    throw error
  }
}
