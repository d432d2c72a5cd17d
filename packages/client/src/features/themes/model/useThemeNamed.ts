import { presetNamed, type ThemeSource } from '@rookery/theme'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { isCustomTheme } from '#features/settings/model/builtInThemes.ts'
import { readCustomTheme } from '#features/settings/model/customThemeOf.ts'
import { serverThemeQuery } from '#features/settings/model/serverThemes.ts'
import { useCustomThemeFile } from '#features/settings/model/useCustomThemes.ts'

/**
 * A theme by its value of the setting `theme`; null while it is fetched, and if there is none.
 * @param isRequested whether the file of a server's theme may be fetched
 */
export function useThemeNamed(name: string, isRequested: boolean): ThemeSource | null {
  const session = useSession()
  const preset = presetNamed(name)
  const isOfServer = preset === null && !isCustomTheme(name)
  const { data = null } = useSessionQuery({ ...serverThemeQuery(session, name), enabled: isOfServer && isRequested })
  const file = useCustomThemeFile(name)
  if (preset !== null) return preset
  return isOfServer ? data : file && readCustomTheme(file)
}
