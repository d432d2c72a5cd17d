import { withOverrides, type ImageRange, type ThemeSource } from '@rookery/theme'
import type { Settings } from './Settings.ts'
import type { SettingValues } from './settingsTable.ts'

/**
 * The reader's choices on top of every theme.
 * @param moreContrast whether the reader's system asks for more contrast
 */
export function shownOverrides(settings: Settings, moreContrast: boolean): SettingValues['themeOverrides'] {
  return withSystemContrast(settings.get('themeOverrides'), moreContrast)
}

/** Choices on top of every theme, with the contrast that the reader's system asks for unless one is chosen. */
export function withSystemContrast(chosen: SettingValues['themeOverrides'], moreContrast: boolean): SettingValues['themeOverrides'] {
  return { ...(moreContrast && { contrast: 'AA' }), ...chosen }
}

/**
 * A theme as the page draws it, with the reader's choices on top.
 * @param image the colour range of the background image, for readable texts
 */
export function drawnTheme(settings: Settings, theme: ThemeSource, moreContrast: boolean, image: ImageRange | null = null): ThemeSource {
  return withOverrides(theme, shownOverrides(settings, moreContrast), image)
}
