import { get as getAccount } from '@rookery/api/calls/accounts'
import * as calls from '@rookery/api/calls/lists'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId, Cursor, ListId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Lists rarely change elsewhere (spec 3, section 9). */
export const listsPollMs = 240_000

/** All lists of the user; a visitor has none. */
export function listsQuery({ client, me }: Session) {
  return queryOptions({ queryKey: ['lists'], queryFn: ({ signal }) => calls.all(client, { signal }), enabled: me !== null })
}

/** One list. */
export function listQuery({ client, me }: Session, id: ListId) {
  return queryOptions({ queryKey: ['list', id], queryFn: ({ signal }) => calls.get(client, id, { signal }), enabled: me !== null })
}

/** All members of a list, in the server's order, from all pages. */
export function listMembersQuery({ client, entities, me }: Session, id: ListId) {
  return queryOptions({
    queryKey: ['listMembers', id],
    queryFn: async ({ signal }): Promise<readonly AccountId[]> => {
      const members: AccountId[] = []
      let cursor: Cursor | null = null
      do {
        const requestSeq = entities.nextRequestSeq()
        const page = await calls.accounts(client, id, { cursor, signal })
        entities.receive({ accounts: page.items }, requestSeq)
        members.push(...page.items.map((account) => account.id))
        cursor = page.items.length === 0 ? null : page.older
      } while (cursor !== null)
      return [...new Set(members)]
    },
    enabled: me !== null,
  })
}

/** The accounts that still exist among stored ids: drafts of lists store ids only. */
export function pickedAccountsQuery({ client, entities }: Session, ids: readonly AccountId[]) {
  return queryOptions({
    queryKey: ['pickedPeople', ids],
    queryFn: async ({ signal }): Promise<readonly AccountId[]> => {
      const requestSeq = entities.nextRequestSeq()
      const found = await Promise.all(ids.map((id) => getAccount(client, id, { signal }).catch(nullIfMissing)))
      const people = found.filter((account) => account !== null)
      entities.receive({ accounts: people }, requestSeq)
      return people.map(({ id }) => id)
    },
    enabled: ids.length > 0,
  })
}

function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null
  throw error
}

/** The ids of the user's lists that contain an account. */
export function accountListsQuery({ client, me }: Session, id: AccountId) {
  return queryOptions({
    queryKey: ['accountLists', id],
    queryFn: async ({ signal }) => (await calls.ofAccount(client, id, { signal })).map((list) => list.id),
    enabled: me !== null,
  })
}
