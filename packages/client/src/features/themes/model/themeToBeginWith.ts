import { defaultPresets, isPresetName, presets, type ThemeSource } from '@rookery/theme'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import type { Session } from '#features/session/model/Session.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { customTheme } from '#features/settings/model/ownThemes.ts'
import { themeOf } from '#features/settings/model/themeOf.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** The current theme as a start for editing. If its file is missing, the theme drawn instead. */
export async function themeToBeginWith(session: Session): Promise<ThemeSource> {
  const name = themeOf(settingsOf(session))
  if (name !== null && isPresetName(name)) return presets[name]
  const found = name === customTheme ? customThemeOf(settingsOf(session)) : name === null ? null : await serverTheme(session, name)
  const scheme = getComputedStyle(document.documentElement).colorScheme === 'light' ? 'light' : 'dark'
  return found ?? presets[defaultPresets[scheme]]
}

// While offline, editing starts with the drawn theme; the theme setting shows the failure.
async function serverTheme(session: Session, name: string): Promise<ThemeSource | null> {
  try {
    return await queriesOf(session).query(serverThemeQuery(session, name))
  } catch {
    return null
  }
}
