import { list } from '@rookery/api/calls/filters'
import type { ApiClient } from '@rookery/api/http/client'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import type { Filters } from './Filters.ts'
import { filtersKey } from './keptFilters.ts'

interface Options {
  readonly client: ApiClient
  readonly storage: AccountStorage
  readonly filters: Pick<Filters, 'takeFilters'>
}

/**
 * Asks for the filters that the reader made with any client, and keeps them on the device. For servers that leave them to the
 * client; even what they call irreversible comes by a live connection and in conversations.
 *
 * @throws ApiError when the list cannot be had; what was known stays
 */
export async function fetchFilters({ client, storage, filters }: Options): Promise<void> {
  const listed = await list(client)
  await storage.set(filtersKey, listed)
  await filters.takeFilters(listed)
}
