import { favouritedBy, rebloggedBy } from '@rookery/api/calls/statusDetails'
import type { AccountId, Cursor, StatusId } from '@rookery/api/wire/model'
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

const calls = { favouritedBy, rebloggedBy }

/** The lists of people that a post has. */
export type StatusPeople = keyof typeof calls

interface PeoplePage {
  readonly ids: readonly AccountId[]
  readonly next: Cursor | null
}

/** Accounts that favourited or repeated a post, page by page. Empty if the server hides them. */
export function statusPeopleQuery({ client, entities }: Session, which: StatusPeople, id: StatusId) {
  return infiniteQueryOptions({
    queryKey: [which, id],
    queryFn: async ({ pageParam: cursor, signal }): Promise<PeoplePage> => {
      const requestSeq = entities.nextRequestSeq()
      const { items, older } = await calls[which](client, id, { cursor, signal })
      entities.receive({ accounts: items }, requestSeq)
      return { ids: items.map((account) => account.id), next: older }
    },
    initialPageParam: null as Cursor | null, // widened: the first page has no cursor, the others do
    getNextPageParam: ({ next }) => next,
    select: allOf,
  })
}

/** A page may repeat entries of the previous one. */
function allOf({ pages }: InfiniteData<PeoplePage, Cursor | null>): readonly AccountId[] {
  return [...new Set(pages.flatMap(({ ids }) => ids))]
}
