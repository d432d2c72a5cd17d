import * as accounts from '@rookery/api/calls/accounts'
import type { CallOptions } from '@rookery/api/http/ask'
import type { ApiClient } from '@rookery/api/http/client'
import type { Account, AccountId, Relationship } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Servers update their suggestions only now and then. */
const staleMs = 5 * 60_000

type Source = (client: ApiClient, options: CallOptions) => Promise<Account[]>

/** Sources of suggestions, the best first. Many servers choose no accounts, and few of their own are in the directory. */
const sources: readonly Source[] = [
  accounts.suggestions,
  (client, options) => accounts.directory(client, { ...options, local: true }),
  accounts.directory,
]

/** Suggested accounts, or the directory's if there are none. The reader, and accounts they follow, requested or block, are left out. */
export function suggestionsQuery({ client, entities, me }: Session) {
  async function fetchFrom(find: Source, signal: AbortSignal): Promise<readonly AccountId[]> {
    const requestSeq = entities.nextRequestSeq()
    const people = (await find(client, { signal })).filter(({ id }) => id !== me)
    const ids = [...new Set(people.map(({ id }) => id))]
    const relationships = await accounts.relationships(client, ids, { signal })
    entities.receive({ accounts: people, relationships }, requestSeq)
    const isKnown = ({ following, requested, blocking }: Relationship) => following || requested || blocking
    const known = new Set(relationships.filter(isKnown).map(({ id }) => id))
    return ids.filter((id) => !known.has(id))
  }

  return queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }): Promise<readonly AccountId[]> => {
      for (const find of sources) {
        const found = await fetchFrom(find, signal)
        if (found.length > 0) return found
      }
      return []
    },
    staleTime: staleMs,
    enabled: me !== null,
    meta: { capability: 'suggestions' },
  })
}
