import { editableTheme, writeThemeFile, type ThemeSource } from '@rookery/theme'
import { customTheme } from './ownThemes.ts'
import type { Settings } from './Settings.ts'
import { settingsTable } from './settingsTable.ts'

/** False for a theme with more values than the settings keep. */
export function fitsSettings(theme: ThemeSource): boolean {
  return settingsTable.customTheme.check(writeThemeFile(editableTheme(theme))) !== undefined
}

/** Makes a theme the custom one, and activates it. Returns an undo function. */
export function applyCustomTheme(settings: Settings, theme: ThemeSource): () => void {
  const { theme: name = null, customTheme: file = null } = settings.chosen()
  settings.set('customTheme', writeThemeFile(editableTheme(theme)))
  settings.set('theme', customTheme)
  return () => {
    if (name === null) settings.reset('theme')
    else settings.set('theme', name)
    if (file === null) settings.reset('customTheme')
    else settings.set('customTheme', file)
  }
}
