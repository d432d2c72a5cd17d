import { familiarFollowers } from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Followers of an account that the user follows, too. Servers without this call are not requested. */
export function familiarFollowersQuery({ client, entities, me }: Session, id: AccountId) {
  return queryOptions({
    queryKey: ['familiarFollowers', id],
    queryFn: async ({ signal }): Promise<readonly AccountId[]> => {
      const requestSeq = entities.nextRequestSeq()
      const accounts = await familiarFollowers(client, id, { signal })
      entities.receive({ accounts }, requestSeq)
      return accounts.map((account) => account.id)
    },
    enabled: me !== null && me !== id,
    meta: { capability: 'familiarFollowers' },
  })
}
