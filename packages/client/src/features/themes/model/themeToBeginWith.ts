import { defaultPresets, presets, type ThemeSource } from '@rookery/theme'
import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { siteTheme } from '#features/settings/model/themeChoice.ts'
import { themeByName } from './themeByName.ts'

/** The current theme as a start for editing. If its file is missing, or offline, the theme drawn instead: the instance's, or one of the client. */
export async function themeToBeginWith(session: Session): Promise<ThemeSource> {
  const name = document.documentElement.dataset['theme']
  const found = name === undefined ? null : await themeByName(session, name)
  const site = siteTheme(settingsOf(session))
  const ofSite = found !== null || site === null ? null : await themeByName(session, site)
  const scheme = getComputedStyle(document.documentElement).colorScheme === 'light' ? 'light' : 'dark'
  return found ?? ofSite ?? presets[defaultPresets[scheme]]
}
