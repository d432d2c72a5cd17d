import * as instanceDetails from '@rookery/api/calls/instanceDetails'
import { ownPath } from '@rookery/api/wire/ownPath'
import { presets, readServerList, readTheme, ThemeFileError, type OfferedTheme, type ThemeSource } from '@rookery/theme'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { customTheme, isOwnTheme } from './ownThemes.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

/** Themes of the admin rarely change, so they are fetched once a session. */
const oncePerSession = { staleTime: Infinity, gcTime: Infinity }

/** Lists of palettes and styles, which servers have since Pleroma 2.8, with the admin's own entries beside them. */
const furtherLists = [
  { prefix: 'palette:', folder: '/static/palettes' },
  { prefix: 'style:', folder: '/static/styles' },
] as const

/**
 * The themes that the server's keepers offer besides the client's own, in their order. Keys of palettes and styles have a prefix, because
 * a palette and a theme often have the same one.
 */
export function serverThemesQuery({ client }: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'themes'],
    queryFn: async ({ signal }): Promise<readonly OfferedTheme[]> => {
      const further = furtherLists.map(async ({ prefix, folder }) => {
        const [shipped, added] = await Promise.all([
          furtherList(client, `${folder}/index.json`, signal),
          furtherList(client, `${folder}/index.custom.json`, signal),
        ])
        return readServerList(shipped, added, ownPath).map((offered) => ({ ...offered, key: prefix + offered.key }))
      })
      const [themes, ...others] = await Promise.all([instanceDetails.themeList(client, '/static/styles.json', { signal }), ...further])
      return [...readServerList(themes, null, ownPath), ...others.flat()].filter(({ key }) => !isOwnTheme(key) && key !== customTheme)
    },
  })
}

/** Most servers do not have these lists, so that a failure is no news. */
async function furtherList(client: Session['client'], path: string, signal: AbortSignal): Promise<unknown> {
  return instanceDetails.themeList(client, path, { signal }).catch(() => null)
}

/** One of them; null where the server does not have it, or what it has is no theme. */
export function serverThemeQuery(session: Session, name: string) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'theme', name],
    queryFn: async ({ signal }): Promise<ThemeSource | null> => {
      const offered = (await queriesOf(session).query(serverThemesQuery(session))).find(({ key }) => key === name)
      if (!offered) return namedElsewhere[name] ?? null
      if (offered.kind === 'given') return offered.theme
      const text = await instanceDetails.themeFile(session.client, offered.path, { signal })
      try {
        return text === null ? null : readTheme(text).theme
      } catch (error) {
        if (error instanceof ThemeFileError) return null
        throw error
      }
    },
  })
}

/** Names that mean a theme in every client of these servers, although the server lists none. */
const namedElsewhere: Readonly<Partial<Record<string, ThemeSource>>> = { 'pleroma-light': presets['rookery-light'] }
