/** The themes that come with the client; a server may offer others. */
export const ownThemes = ['pleroma-dark', 'rookery-light', 'rookery-black', 'high-contrast'] as const

/** What the theme is called that the person made; `customTheme` of the settings has it. No server's theme of that name is offered. */
export const customTheme = 'custom'

export function isOwnTheme(name: string): boolean {
  return ownThemes.some((own) => own === name)
}
