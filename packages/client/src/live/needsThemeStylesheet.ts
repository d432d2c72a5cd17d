import type { Session } from '#features/session/model/Session.ts'
import { isBuiltInTheme } from '#features/settings/model/builtInThemes.ts'
import { hasOverrides, themeChoice, themeNames } from '#features/settings/model/themeChoice.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** Whether a theme of the choice needs more than the stylesheet of the page, which has the built-in ones. */
export function needsThemeStylesheet(session: Session): boolean {
  const settings = settingsOf(session)
  const names = themeNames(themeChoice(settings))
  return names.some((name) => !isBuiltInTheme(name)) || (names.length > 0 && hasOverrides(settings))
}
