/** The themes that come with the client; a server may offer others. */
export const ownThemes = ['pleroma-dark', 'rookery-light', 'rookery-black', 'high-contrast'] as const

/** The name of the custom theme, which the setting `customTheme` has. A server's theme with that name is not offered. */
export const customTheme = 'custom'

export function isOwnTheme(name: string): boolean {
  return ownThemes.some((own) => own === name)
}
