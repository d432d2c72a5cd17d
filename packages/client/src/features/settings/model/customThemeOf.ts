import { readThemeFile, ThemeFileError, type ThemeSource } from '@rookery/theme'
import type { Settings } from './Settings.ts'

/** The custom theme, or null if there is no readable one. */
export function customThemeOf(settings: Settings): ThemeSource | null {
  const stored = settings.get('customTheme')
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
