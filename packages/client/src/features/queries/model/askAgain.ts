import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Asks anew for what is shown; an answer that is still on its way is about what was before and is given up. */
export async function askAgain(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const filters = { queryKey, exact: true }
  await client.cancelQueries(filters)
  // Components that notice in the same moment share one request.
  await client.refetchQueries({ ...filters, type: 'active' }, { cancelRefetch: false })
}
