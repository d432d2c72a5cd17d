import type { Settings } from './Settings.ts'

/** The name of the active theme: the user's, or the instance's; null leaves it to the system. */
export function themeOf(settings: Settings): string | null {
  return settings.isChosen('theme') ? settings.get('theme') : siteTheme(settings)
}

/** The theme that the instance's keepers chose. `pleroma-dark` is what every server names whose keepers chose nothing. */
export function siteTheme(settings: Settings): string | null {
  const theme = settings.defaultValue('theme')
  return theme === 'pleroma-dark' ? null : theme
}
