import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Maximum number of accounts for a mention (spec 2, section 9). */
const max = 20

/** Accounts that the server finds for the beginning of a name. A repeated search is answered from the cache for a minute. */
export function mentionableQuery({ client, entities }: Session, name: string) {
  return queryOptions({
    staleTime: 60_000,
    queryKey: ['mentionable', name],
    queryFn: async ({ signal }): Promise<readonly AccountId[]> => {
      const requestSeq = entities.nextRequestSeq()
      const found = await accounts.search(client, name, { resolve: true, limit: max, signal })
      entities.receive({ accounts: found }, requestSeq)
      return found.map(({ id }) => id)
    },
  })
}
