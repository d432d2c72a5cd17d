import * as instanceDetails from '@rookery/api/calls/instanceDetails'
import { ownPath } from '@rookery/api/wire/ownPath'
import { presetNamed, presets, readServerList, readTheme, ThemeFileError, type OfferedTheme, type ThemeSource } from '@rookery/theme'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { isCustomTheme, themePairName } from './builtInThemes.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'

/** Themes of the admin rarely change, so they are fetched once a session. */
const oncePerSession = { staleTime: Infinity, gcTime: Infinity }

interface ServerList {
  /** Begins the keys of its entries here, because a palette and a theme often have the same key. */
  readonly prefix: string
  readonly path: string
  /** The list beside it, with entries of the server's keepers. */
  readonly additions: string | null
}

const themes: ServerList = { prefix: '', path: '/static/styles.json', additions: null }

/** Lists that servers have since Pleroma 2.8. */
const furtherLists: readonly ServerList[] = [
  { prefix: 'palette:', path: '/static/palettes/index.json', additions: '/static/palettes/index.custom.json' },
  { prefix: 'style:', path: '/static/styles/index.json', additions: '/static/styles/index.custom.json' },
]

/** The kind of an entry of the server's lists of themes, which its key names. */
export function serverThemeKind(key: string): 'theme' | 'palette' | 'style' {
  return key.startsWith('palette:') ? 'palette' : key.startsWith('style:') ? 'style' : 'theme'
}

/** The themes, palettes and styles that the server's keepers offer besides the client's own, in their order. */
export function serverThemesQuery(session: Session) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'themes'],
    // Each list is asked for again by itself.
    retry: false,
    queryFn: async (): Promise<readonly OfferedTheme[]> => {
      const queries = queriesOf(session)
      const lists = await Promise.all([themes, ...furtherLists].map((list) => queries.query(serverListQuery(session, list))))
      return lists.flat()
    },
  })
}

/** One of these lists. Most servers lack those of palettes and styles, so that it is no news where they cannot be fetched. */
function serverListQuery({ client }: Session, { prefix, path, additions }: ServerList) {
  const fetched = (at: string, signal: AbortSignal): Promise<unknown> => instanceDetails.themeList(client, at, { signal })
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'themes', path],
    queryFn: async ({ signal }): Promise<readonly OfferedTheme[]> => {
      const [shipped, added] =
        additions === null
          ? [await fetched(path, signal), null]
          : await Promise.all([path, additions].map((at) => fetched(at, signal).catch(() => null)))
      return readServerList(shipped, added, ownPath)
        .map((offered) => ({ ...offered, key: prefix + offered.key }))
        .filter(({ key }) => presetNamed(key) === null && !isCustomTheme(key) && key !== themePairName)
    },
  })
}

/** One of them; null where the server lacks it, or its file is no theme. */
export function serverThemeQuery(session: Session, name: string) {
  return queryOptions({
    ...oncePerSession,
    queryKey: ['site', 'theme', name],
    queryFn: async ({ signal }): Promise<ThemeSource | null> => {
      const list = furtherLists.find(({ prefix }) => name.startsWith(prefix)) ?? themes
      const offered = (await queriesOf(session).query(serverListQuery(session, list))).find(({ key }) => key === name)
      if (!offered) return namedElsewhere[name] ?? null
      if (offered.kind === 'given') return offered.theme
      const text = await instanceDetails.themeFile(session.client, offered.path, { signal })
      try {
        const theme = text === null ? null : readTheme(text).theme
        return theme && { ...theme, name: theme.name || name.slice(list.prefix.length) }
      } catch (error) {
        if (error instanceof ThemeFileError) return null
        throw error
      }
    },
  })
}

/** Names that mean a theme in every client of these servers, although the server lists none. */
const namedElsewhere: Readonly<Partial<Record<string, ThemeSource>>> = { 'pleroma-light': presets['rookery-light'] }
