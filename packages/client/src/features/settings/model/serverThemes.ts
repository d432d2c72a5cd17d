import * as instanceDetails from '@rookery/api/calls/instanceDetails'
import { ownPath } from '@rookery/api/wire/ownPath'
import { readStylesList, readThemeFile, ThemeFileError, type OfferedTheme, type ThemeSource } from '@rookery/theme'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { isBuiltInTheme, isCustomTheme, themePairName } from './builtInThemes.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

/** Themes of the admin rarely change, so they are fetched once a session. */
const oncePerSession = { staleTime: Infinity, gcTime: Infinity }

/** The themes that the server's keepers offer besides the client's own, in their order. */
export function serverThemesQuery({ client }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'themes'],
    queryFn: async ({ signal }): Promise<readonly OfferedTheme[]> =>
      readStylesList(await instanceDetails.themeList(client, { signal }), ownPath).filter(
        ({ key }) => !isBuiltInTheme(key) && !isCustomTheme(key) && key !== themePairName,
      ),
  })
}

/** One of them; null where the server does not have it, or what it has is no theme. */
export function serverThemeQuery(session: Session, name: string) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'theme', name],
    queryFn: async ({ signal }): Promise<ThemeSource | null> => {
      const offered = (await queriesOf(session).query(serverThemesQuery(session))).find(({ key }) => key === name)
      if (!offered) return null
      if (offered.kind === 'quick') return offered.theme
      try {
        return readThemeFile(await instanceDetails.themeFile(session.client, offered.path, { signal }))
      } catch (error) {
        if (error instanceof ThemeFileError) return null
        throw error
      }
    },
  })
}
