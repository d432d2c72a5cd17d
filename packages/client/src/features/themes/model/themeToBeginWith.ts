import { defaultPresets, presetNamed, presets, type ThemeSource } from '@rookery/theme'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import type { Session } from '#features/session/model/Session.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { isCustomTheme } from '#features/settings/model/builtInThemes.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** The current theme as a start for editing. If its file is missing, the theme drawn instead. */
export async function themeToBeginWith(session: Session): Promise<ThemeSource> {
  const name = document.documentElement.dataset['theme'] ?? null
  const preset = name === null ? null : presetNamed(name)
  if (preset !== null) return preset
  const custom = name !== null && isCustomTheme(name) ? customThemeOf(settingsOf(session), name) : null
  const found = custom ?? (name === null || isCustomTheme(name) ? null : await serverTheme(session, name))
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
