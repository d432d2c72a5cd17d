import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Cursor } from '@rookery/api/wire/model'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'
import { missingRelationships } from './missingRelationships.ts'

const calls = { followees: accounts.following, followers: accounts.followers }

/** The lists of people that a person has. */
export type AccountPeople = keyof typeof calls

interface PeoplePage {
  readonly ids: readonly AccountId[]
  readonly next: Cursor | null
}

/** A list that is reopened within this time is unchanged, at the same scroll position. */
const staleMs = 60_000

/** Follows or followers of an account, page by page. Empty if they are hidden. */
export function accountPeopleQuery(session: Session, which: AccountPeople, id: AccountId) {
  const { client, entities } = session
  return infiniteQueryOptions({
    queryKey: [which, id],
    queryFn: async ({ pageParam: cursor, signal }): Promise<PeoplePage> => {
      const requestSeq = entities.nextRequestSeq()
      const { items, older } = await calls[which](client, id, { cursor, signal })
      entities.receive({ accounts: items, relationships: await missingRelationships(session, items, signal) }, requestSeq)
      return { ids: items.map((account) => account.id), next: items.length === 0 ? null : older }
    },
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ next }) => next,
    select: allOf,
    staleTime: staleMs,
  })
}

/** A page may repeat entries of the previous one. */
function allOf({ pages }: InfiniteData<PeoplePage, Cursor | null>): readonly AccountId[] {
  return [...new Set(pages.flatMap(({ ids }) => ids))]
}
