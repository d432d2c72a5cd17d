import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Refetches a shown query; a running request would return outdated data and is cancelled. */
export async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, exact: true }
  await client.cancelQueries(filters)
  // Components that notice in the same moment share one request.
  await client.refetchQueries({ ...filters, type: 'active' }, { cancelRefetch: false })
}
