import { editableTheme, writeThemeFile, type ThemeSource } from '@rookery/theme'
import { isRecord } from '#lib/isRecord.ts'
import { customTheme, customThemeId, customThemeName } from './builtInThemes.ts'
import { chooseTheme } from './chooseTheme.ts'
import { customThemeFile, customThemeRows, type CustomThemeRow } from './customThemeOf.ts'
import type { Settings } from './Settings.ts'
import { settingsTable } from './settingsTable.ts'

/** Custom themes at most. */
const maxCustomThemes = 20

/** Characters of all custom themes together: a server stores 100,000 of all settings. */
export const longestCustomThemes = 60_000

/** The file that a theme was imported from, which is exported as it was. */
export interface ThemeOriginal {
  readonly fileName: string
  /** The text of the file, as `packedText` gives it. */
  readonly packed: string
}

/** The file that the stored theme was imported from, or null. */
export function originalOf(file: CustomThemeRow['file'] | null): ThemeOriginal | null {
  const original = file?.['original']
  if (!isRecord(original) || typeof original.fileName !== 'string' || typeof original.packed !== 'string') return null
  return { fileName: original.fileName, packed: original.packed }
}

/**
 * False for a theme with more values than the settings store, for itself or in total.
 * @param name of the custom theme that it replaces; null for one more
 */
export function fitsSettings(
  settings: Settings,
  theme: ThemeSource,
  original: ThemeOriginal | null = null,
  name: string | null = null,
): boolean {
  const file = customThemeFileOf(theme, original)
  const others = customThemeRows(settings).filter((row) => row.name !== name)
  const length = [...others.map((row) => row.file), file].reduce((sum, each) => sum + JSON.stringify(each).length, 0)
  return settingsTable.customTheme.check(file) !== undefined && length <= longestCustomThemes && others.length < maxCustomThemes
}

/** Stores a custom theme under its name, the value of the setting `theme`, beside the file that it was imported from. */
export function storeCustomTheme(settings: Settings, name: string, theme: ThemeSource): void {
  storeCustomThemeFile(settings, name, customThemeFileOf(theme, originalOf(customThemeFile(settings, name))))
}

/** Adds a custom theme, and activates it. Returns its name, and an undo function. */
export function addCustomTheme(
  settings: Settings,
  theme: ThemeSource,
  now: number,
  original: ThemeOriginal | null = null,
): { readonly name: string; readonly undo: () => void } {
  const { theme: common, deviceTheme } = settings.chosen()
  const name = settings.get('customTheme') === null ? customTheme : freeName(settings, now)
  storeCustomThemeFile(settings, name, customThemeFileOf(theme, original))
  chooseTheme(settings, name)
  return {
    name,
    undo() {
      chooseTheme(settings, deviceTheme ?? common ?? null)
      storeCustomThemeFile(settings, name, null)
    },
  }
}

/** A name that no custom theme has, made of the time. */
function freeName(settings: Settings, now: number): string {
  const name = customThemeName(now.toString(36))
  return customThemeFile(settings, name) === null ? name : freeName(settings, now + 1)
}

/** Deletes a custom theme. The theme before it is shown instead: the one of the instance or the system. Returns an undo function. */
export function removeCustomTheme(settings: Settings, { name, file }: CustomThemeRow): () => void {
  const active = (['theme', 'deviceTheme'] as const).filter((key) => settings.get(key) === name)
  for (const key of active) settings.reset(key)
  storeCustomThemeFile(settings, name, null)
  return () => {
    storeCustomThemeFile(settings, name, file)
    for (const key of active) settings.set(key, name)
  }
}

/** Stores the file of a custom theme under its name, or deletes it where it is null. */
export function storeCustomThemeFile(settings: Settings, name: string, file: CustomThemeRow['file'] | null): void {
  const id = customThemeId(name)
  if (id === null) {
    if (file === null) settings.reset('customTheme')
    else settings.set('customTheme', file)
    return
  }
  const { [id]: _replaced, ...others } = settings.get('customThemes')
  settings.set('customThemes', file === null ? others : { ...settings.get('customThemes'), [id]: file })
}

/** The file of a theme, as the settings store it. */
export function customThemeFileOf(theme: ThemeSource, original: ThemeOriginal | null): CustomThemeRow['file'] {
  return { ...writeThemeFile(editableTheme(theme)), ...(original && { original }) }
}
