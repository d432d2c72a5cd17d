import type { ImageRange, ReadableTheme } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import { customThemeFileOf, fitsSettings, originalOf, storeCustomThemeFile } from '#features/settings/model/applyCustomTheme.ts'
import { isCustomTheme } from '#features/settings/model/builtInThemes.ts'
import { customThemeFile, customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { mendTheme } from './mendTheme.ts'
import { themeHistoriesOf } from './ThemeHistories.ts'

/**
 * Replaces a custom theme, as it is now, by a form that people can read, beside the file that it was imported from. The theme editor has
 * the change as one step.
 *
 * @param image the colour range of the wallpaper image, if there is one
 * @returns null if the theme is gone, or if the settings have no room for the result. A notice reports the latter
 */
export function mendCustomTheme(
  session: Session,
  name: string,
  image: ImageRange | null,
): { readonly result: ReadableTheme; readonly undo: () => void } | null {
  const settings = settingsOf(session)
  const theme = isCustomTheme(name) ? customThemeOf(settings, name) : null
  if (theme === null) return null
  const result = mendTheme(theme, 'AA', image)
  const original = originalOf(customThemeFile(settings, name))
  if (!fitsSettings(settings, result.source, original, name)) {
    showNoRoom(session)
    return null
  }
  const store = (file: ReturnType<typeof customThemeFileOf>) => storeCustomThemeFile(settings, name, file)
  const histories = themeHistoriesOf(session)
  const changed = customThemeFileOf(result.source, original)
  histories.dispatch(name, { kind: 'changed', theme: changed, control: null, at: session.clock.now() }, store)
  return { result, undo: () => histories.dispatch(name, { kind: 'undone' }, store) }
}

/** Says that there is no room for one more custom theme, or for a larger one. */
export function showNoRoom({ notices }: Session): void {
  notices.show({ messageKey: 'themeLink.noRoom', timeout: 10_000 })
}
