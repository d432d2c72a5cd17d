import { search, type ResultKind, type SearchOptions, type SearchResults } from '@rookery/api/calls/search'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import type { Tag } from '@rookery/api/wire/tag'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { namedThing } from './namedThing.ts'
import { searchTarget } from './searchTarget.ts'
import type { Resolved } from '#features/actions/model/knownAt.ts'
import type { Session } from '#features/session/model/Session.ts'

/** One response to a search. */
export interface FoundPage extends Pick<SearchResults, 'sent'> {
  readonly statuses: readonly StatusId[]
  readonly accounts: readonly AccountId[]
  readonly hashtags: readonly Tag[]
  /** The post or account of an address or complete handle. */
  readonly target: Resolved | null
}

/** The servers' default page size. */
const pageSize = 20

/** Results that are reopened within this time are unchanged, at the same scroll position. */
const staleMs = 5 * 60_000

/** The first posts, accounts and hashtags for a text. For signed-in users the server resolves remote ones, too. */
export function searchQuery(session: Session, text: string) {
  return queryOptions({
    queryKey: ['search', text],
    queryFn: ({ signal }) => find(session, text, { signal }),
    staleTime: staleMs,
  })
}

/** Further results of one type, loaded on demand. */
export function moreFoundQuery(session: Session, text: string, kind: ResultKind, after: number) {
  return infiniteQueryOptions({
    queryKey: ['search', text, kind, after],
    queryFn: ({ pageParam: offset, signal }) => find(session, text, { type: kind, offset, signal }),
    initialPageParam: after,
    getNextPageParam: (last, _pages, offset) => (isFull(last, kind) ? offset + last.sent[kind] : null),
    select: ({ pages }) => pages,
    enabled: false,
  })
}

/** Whether a page has the maximum size, so that there may be more. */
export function isFull({ sent }: Pick<FoundPage, 'sent'>, kind: ResultKind): boolean {
  return sent[kind] >= pageSize
}

/** People for a list or the like, by a part of their name. */
export function peopleQuery(session: Session, text: string, following: boolean) {
  return queryOptions({
    queryKey: ['people', text, following],
    queryFn: async ({ signal }) =>
      (await find(session, text, { type: 'accounts', limit: 40, ...(following && { following }), signal })).accounts,
    enabled: text !== '',
  })
}

async function find(session: Session, text: string, options: SearchOptions): Promise<FoundPage> {
  const { client, entities, me } = session
  const requestSeq = entities.nextRequestSeq()
  const named = namedThing(text)
  // Servers search other servers only for members, and some reject such requests of visitors.
  const results = await search(client, named?.kind === 'address' ? named.address : text, {
    limit: pageSize,
    ...(me !== null && { resolve: true }),
    ...options,
  })
  const { statuses, accounts, hashtags, sent } = results
  entities.receive({ statuses, accounts }, requestSeq)
  return {
    statuses: statuses.map(({ id }) => id),
    accounts: accounts.map(({ id }) => id),
    hashtags,
    sent,
    target: searchTarget(results, text, session.server.get().instance.domain),
  }
}
