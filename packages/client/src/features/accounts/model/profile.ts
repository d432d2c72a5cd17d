import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { Session } from '#features/session/model/Session.ts'
import { missingRelationships } from './missingRelationships.ts'

/** The account of an address with id or name, with the relationship for signed-in users. */
export function profileQuery(session: Session, idOrName: string) {
  const { client, entities } = session
  return queryOptions({
    queryKey: ['profile', idOrName],
    queryFn: async ({ signal }) => {
      const requestSeq = entities.nextRequestSeq()
      const account = await accounts.get(client, idOrName, { signal })
      entities.receive({ accounts: [account], relationships: await missingRelationships(session, [account], signal) }, requestSeq)
      return account.id
    },
    // A known account renders immediately, and is refetched.
    initialData: () => knownId(entities, idOrName),
    initialDataUpdatedAt: 0,
  })
}

function knownId({ accounts: known }: Entities, idOrName: string): AccountId | undefined {
  for (const id of known.ids()) if (id === idOrName || known.get(id)?.acct === idOrName) return id
  return undefined
}
