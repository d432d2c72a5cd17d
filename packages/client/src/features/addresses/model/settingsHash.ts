/** The settings in an address: a tab of the dialog, and one setting in it. */
export interface SettingsPlace {
  /** null for the dialog alone. */
  readonly tab: string | null
  readonly setting: string | null
}

/**
 * The settings dialog is at the end of the fragment, after the tab that the screen below may have: `#settings/general/theme`,
 * `#media&settings/profile`. Opening it changes neither screen nor query.
 */
const settingsPart = /[#&]settings(?:\/(\w+))?(?:\/([\w-]+))?$/

/** null where the address names no settings. */
export function settingsPlaceIn(hash: string): SettingsPlace | null {
  const match = settingsPart.exec(hash)
  return match && { tab: match[1] ?? null, setting: match[2] ?? null }
}

/** The screen's own fragment, with its `#`, or empty. */
export function screenHashOf(hash: string): string {
  return hash.replace(settingsPart, '')
}

/** The same screen with a place of the settings over it. */
export function withSettingsPlace(hash: string, { tab, setting }: Partial<SettingsPlace>): string {
  const place = ['settings', tab, tab && setting].filter(Boolean).join('/')
  const below = screenHashOf(hash)
  return below ? `${below}&${place}` : `#${place}`
}
