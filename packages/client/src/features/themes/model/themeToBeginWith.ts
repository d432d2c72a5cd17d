import { defaultPresets, presets, type ThemeSource } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import { themeByName } from './themeByName.ts'

/** The current theme as a start for editing. If its file is missing, or offline, the theme drawn instead. */
export async function themeToBeginWith(session: Session): Promise<ThemeSource> {
  const name = document.documentElement.dataset['theme']
  const found = name === undefined ? null : await themeByName(session, name)
  const scheme = getComputedStyle(document.documentElement).colorScheme === 'light' ? 'light' : 'dark'
  return found ?? presets[defaultPresets[scheme]]
}
