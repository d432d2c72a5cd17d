import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { Session } from '#features/session/model/Session.ts'
import { missingRelationships } from './missingRelationships.ts'

/** The person whom an address names by id or name, with the relationship for members. */
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
    // An account that another screen has shown is drawn without waiting, and fetched all the same.
    initialData: () => knownId(entities, idOrName),
    initialDataUpdatedAt: 0,
  })
}

function knownId({ accounts: known }: Entities, idOrName: string): AccountId | undefined {
  for (const id of known.ids()) if (id === idOrName || known.get(id)?.acct === idOrName) return id
  return undefined
}
