import { blocks, mutes } from '@rookery/api/calls/mutesAndBlocks'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import type { AccountId, Cursor } from '@rookery/api/wire/model'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { missingRelationships } from '#features/accounts/model/missingRelationships.ts'

const calls = { muted: mutes, blocked: blocks }

/** The maximum of all servers: a search goes through all pages. */
const limit = 80

/** The lists of muted and blocked accounts. */
export type RestrictedPeople = keyof typeof calls

/** Muted or blocked accounts, page by page. */
export function restrictedPeopleQuery(session: Session, which: RestrictedPeople) {
  const { client, entities } = session
  return infiniteQueryOptions({
    queryKey: ['restrictedPeople', which],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const requestSeq = entities.nextRequestSeq()
      const { items, older } = await calls[which](client, { cursor, limit, signal })
      const embedded = items.flatMap(({ relationship }) => relationship ?? [])
      entities.receive(
        { accounts: items, relationships: [...embedded, ...(await missingRelationships(session, items, signal))] },
        requestSeq,
      )
      return { ids: items.map(({ id }) => id), next: items.length === 0 ? null : older }
    },
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): readonly AccountId[] => [...new Set(pages.flatMap(({ ids }) => ids))],
  })
}

/** The servers that the reader has muted. */
export function mutedServersQuery({ client }: Session) {
  return queryOptions({ queryKey: ['mutedServers'], queryFn: ({ signal }) => domainBlocks.list(client, { signal }) })
}
