import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId } from '@rookery/api/wire/model'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#data/session/Session.ts'

/** Servers work out anew whom they propose only now and then. */
const freshFor = 5 * 60_000

/** Whom the server proposes to follow; without those whom the reader follows, blocks or is. */
export function suggestionsQuery({ client, entities, me, server }: Session) {
  return queryOptions({
    queryKey: ['suggestions'],
    queryFn: async ({ signal }): Promise<readonly AccountId[]> => {
      const asOf = entities.mark()
      const people = (await accounts.suggestions(client, { signal })).filter(({ id }) => id !== me)
      const ids = [...new Set(people.map(({ id }) => id))]
      const relationships = await accounts.relationships(client, ids, { signal })
      entities.receive({ accounts: people, relationships }, asOf)
      const known = new Set(relationships.filter(({ following, blocking }) => following || blocking).map(({ id }) => id))
      return ids.filter((id) => !known.has(id))
    },
    staleTime: freshFor,
    enabled: me !== null && server.get().capabilities.suggestions,
  })
}
