/** The themes that come with the client; a server may offer others. */
export const ownThemes = ['pleroma-dark', 'rookery-light', 'rookery-black', 'high-contrast'] as const

export function isOwnTheme(name: string): boolean {
  return ownThemes.some((own) => own === name)
}
