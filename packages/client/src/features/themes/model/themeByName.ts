import { presetNamed, type ThemeSource } from '@rookery/theme'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { isCustomTheme } from '#features/settings/model/builtInThemes.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** A theme by its value of the setting `theme`: built in, custom, or the server's. Null if it is missing or cannot be fetched. */
export async function themeByName(session: Session, name: string): Promise<ThemeSource | null> {
  const preset = presetNamed(name)
  if (preset !== null) return preset
  if (isCustomTheme(name)) return customThemeOf(settingsOf(session), name)
  try {
    return await queriesOf(session).query(serverThemeQuery(session, name))
  } catch {
    // The control of themes shows the failure of the server.
    return null
  }
}
