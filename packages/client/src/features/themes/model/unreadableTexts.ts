import { contrastReport, textThreshold, withOverrides, type ImageRange, type ThemeSource } from '@rookery/theme'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'

/**
 * How many texts of a theme are hard to read as the page draws it.
 * @param overrides the choices on top of the theme; a contrast among them makes its texts readable
 */
export function unreadableTexts(theme: ThemeSource, overrides: SettingValues['themeOverrides'], image: ImageRange | null): number {
  const drawn = withOverrides(theme, overrides, image)
  return contrastReport(drawn, image).filter(({ threshold, passes }) => threshold === textThreshold && !passes).length
}
