import { editableTheme, writeThemeFile, type ThemeSource } from '@rookery/theme'
import { isRecord } from '#lib/isRecord.ts'
import { customTheme } from './ownThemes.ts'
import type { Settings } from './Settings.ts'
import { settingsTable } from './settingsTable.ts'

/** The file that a theme was imported from, which is exported as it was. */
export interface ThemeOriginal {
  readonly fileName: string
  /** The text of the file, as `packedText` gives it. */
  readonly packed: string
}

type ThemeFile = Readonly<Record<string, unknown>>

/** A theme as the settings store it, with the file that it was imported from. */
export function storedThemeFile(theme: ThemeSource, original: ThemeOriginal | null): ThemeFile {
  return { ...writeThemeFile(theme), ...(original && { original }) }
}

/** The file that the stored theme was imported from, or null. */
export function originalOf(file: ThemeFile | null): ThemeOriginal | null {
  const original = file?.['original']
  if (!isRecord(original) || typeof original.fileName !== 'string' || typeof original.packed !== 'string') return null
  return { fileName: original.fileName, packed: original.packed }
}

/** False for a theme with more values than the settings keep. */
export function fitsSettings(theme: ThemeSource, original: ThemeOriginal | null = null): boolean {
  return settingsTable.customTheme.check(storedThemeFile(editableTheme(theme), original)) !== undefined
}

/** Makes a theme the custom one, and activates it. Returns an undo function. */
export function applyCustomTheme(settings: Settings, theme: ThemeSource, original: ThemeOriginal | null = null): () => void {
  const { theme: name = null, customTheme: file = null } = settings.chosen()
  settings.set('customTheme', storedThemeFile(editableTheme(theme), original))
  settings.set('theme', customTheme)
  return () => {
    if (name === null) settings.reset('theme')
    else settings.set('theme', name)
    if (file === null) settings.reset('customTheme')
    else settings.set('customTheme', file)
  }
}
