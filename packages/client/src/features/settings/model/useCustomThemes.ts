import { customThemeRowsOf, type CustomThemeRow } from './customThemeOf.ts'
import { useSetting } from './useSetting.ts'

/** All custom themes; renders again when one of them changes. */
export function useCustomThemes(): readonly CustomThemeRow[] {
  return customThemeRowsOf(useSetting('customTheme'), useSetting('customThemes'))
}

/** The stored file of a custom theme, by its name; null for names of other themes. */
export function useCustomThemeFile(name: string | null): CustomThemeRow['file'] | null {
  return useCustomThemes().find((row) => row.name === name)?.file ?? null
}
