/** The themes that come with the client; a server may offer others. */
export const builtInThemes = ['pleroma-dark', 'rookery-light', 'rookery-black', 'high-contrast'] as const

export function isBuiltInTheme(name: string): boolean {
  return builtInThemes.some((own) => own === name)
}

/** The name of the first custom theme, which the setting `customTheme` has. A server's theme with that name is not offered. */
export const customTheme = 'custom'

/** Before the id of every other custom theme, which the setting `customThemes` has by that id. */
const customPrefix = 'custom:'

/** The name of another custom theme. */
export const customThemeName = (id: string) => customPrefix + id

/** The id in the name of another custom theme; null for other names. */
export function customThemeId(name: string): string | null {
  return name.startsWith(customPrefix) ? name.slice(customPrefix.length) : null
}

/** Whether the name is that of a custom theme, which no server offers. */
export function isCustomTheme(name: string): boolean {
  return name === customTheme || name.startsWith(customPrefix)
}

/** The value of the setting `theme` for two themes, a light and a dark one, of the setting `themePair`. */
export const themePairName = 'pair'
