import type { QueryClient } from '@tanstack/react-query'
import type { Entities, Held } from '#features/entities/model/Entities.ts'

/** The posts and accounts in the data of queries, which are needed when it is shown again. */
export function heldByQueries(client: QueryClient, { accounts, statuses }: Pick<Entities, 'accounts' | 'statuses'>): Held {
  const named = new Set<string>()
  for (const query of client.getQueryCache().getAll()) collectTexts(query.state.data, named)
  return {
    accounts: [...accounts.ids()].filter((id) => named.has(id)),
    statuses: [...statuses.ids()].filter((id) => named.has(id)),
  }
}

function collectTexts(data: unknown, into: Set<string>): void {
  if (typeof data === 'string') into.add(data)
  else if (typeof data === 'object' && data !== null) for (const part of Object.values(data)) collectTexts(part, into)
}
