/** What of the settings an address names: a tab of their dialog, and one setting of it. */
export interface SettingsPlace {
  /** null for the dialog alone. */
  readonly tab: string | null
  readonly setting: string | null
}

/**
 * The dialog of settings stands at the end of an address, behind the tab that the screen below may have there:
 * `#settings/general/theme`, `#media&settings/profile`. Going there changes neither screen nor query.
 */
const settingsPart = /[#&]settings(?:\/(\w+))?(?:\/([\w-]+))?$/

/** null where the address names no settings. */
export function settingsPlaceIn(hash: string): SettingsPlace | null {
  const match = settingsPart.exec(hash)
  return match && { tab: match[1] ?? null, setting: match[2] ?? null }
}

/** What an address says of the screen alone, with its `#`, or empty. */
export function screenHashOf(hash: string): string {
  return hash.replace(settingsPart, '')
}

/** The same screen with a place of the settings over it. */
export function withSettingsPlace(hash: string, { tab, setting }: Partial<SettingsPlace>): string {
  const place = ['settings', tab, tab && setting].filter(Boolean).join('/')
  const below = screenHashOf(hash)
  return below ? `${below}&${place}` : `#${place}`
}
