import { themePairName } from './builtInThemes.ts'
import type { Settings } from './Settings.ts'
import type { SettingKey } from './settingsTable.ts'

/** Two themes that take turns. */
export interface ThemePair {
  readonly light: string
  readonly dark: string
  /** `22:00` and `07:00`: when the dark one begins and ends, by the time of the device; null leaves it to the system. */
  readonly hours: readonly [from: string, until: string] | null
}

/** The chosen theme: a name, a pair, or null, which leaves it to the system. */
export type ThemeChoice = string | ThemePair | null

/** The settings that `themeChoice` reads. */
export const themeChoiceKeys = ['theme', 'deviceTheme', 'themePair', 'themeOverrides'] as const satisfies readonly SettingKey[]

/** The user's choice on this device, else the user's, else the instance's. */
export function themeChoice(settings: Settings): ThemeChoice {
  const chosen = settings.get('deviceTheme') ?? (settings.isChosen('theme') ? settings.get('theme') : siteTheme(settings))
  // Choices on top of a theme are drawn by a rule that needs a name.
  return chosen === themePairName || (chosen === null && hasOverrides(settings)) ? pairOf(settings, chosen !== null) : chosen
}

/** Whether something of the user's lies on top of every theme. */
export function hasOverrides(settings: Settings): boolean {
  return Object.keys(settings.get('themeOverrides')).length > 0
}

function pairOf(settings: Settings, isChosen: boolean): ThemePair {
  const { light = 'rookery-light', dark = 'pleroma-dark', from, until } = isChosen ? settings.get('themePair') : {}
  return { light, dark, hours: from !== undefined && until !== undefined ? [from, until] : null }
}

/** The names of a choice; one of them is shown. */
export function themeNames(choice: ThemeChoice): readonly string[] {
  return choice === null ? [] : typeof choice === 'string' ? [choice] : [choice.light, choice.dark]
}

/**
 * The theme to show now; null leaves it to the system. `src/earlyRequest.ts` decides alike.
 * @param prefersDark by the system
 * @param now in the time of the device
 */
export function shownTheme(choice: ThemeChoice, prefersDark: boolean, now: Date): string | null {
  if (choice === null || typeof choice === 'string') return choice
  const { light, dark, hours } = choice
  return (hours === null ? prefersDark : isBetween(hours, now)) ? dark : light
}

function isBetween([from, until]: readonly [string, string], now: Date): boolean {
  // It begins like `22:00:00`.
  const time = now.toTimeString()
  return from <= until ? time >= from && time < until : time >= from || time < until
}

/** The theme that the instance's admins chose. Servers without a choice send `pleroma-dark`. */
export function siteTheme(settings: Settings): string | null {
  const theme = settings.defaultValue('theme')
  return theme === 'pleroma-dark' ? null : theme
}
