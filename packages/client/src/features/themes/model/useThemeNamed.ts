import { isPresetName, presets, type ThemeSource } from '@rookery/theme'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { isCustomTheme } from '#features/settings/model/builtInThemes.ts'
import { customThemeOf } from '#features/settings/model/customThemeOf.ts'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/**
 * A theme by its value of the setting `theme`; null while it is fetched, and if there is none.
 * @param isWanted whether the file of a server's theme may be fetched
 */
export function useThemeNamed(name: string, isWanted: boolean): ThemeSource | null {
  const session = useSession()
  const isOfServer = !isPresetName(name) && !isCustomTheme(name)
  const { data = null } = useSessionQuery({ ...serverThemeQuery(session, name), enabled: isOfServer && isWanted })
  if (isPresetName(name)) return presets[name]
  return isOfServer ? data : customThemeOf(settingsOf(session), name)
}
