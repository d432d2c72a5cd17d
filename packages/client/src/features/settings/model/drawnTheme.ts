import { withOverrides, type ThemeSource } from '@rookery/theme'
import type { Settings } from './Settings.ts'

/**
 * A theme as the page draws it, with the reader's choices on top.
 * @param moreContrast whether the reader's system asks for more contrast
 */
export function drawnTheme(settings: Settings, theme: ThemeSource, moreContrast: boolean): ThemeSource {
  return withOverrides(theme, { ...(moreContrast && { contrast: 'AA' }), ...settings.get('themeOverrides') })
}
