import { list } from '@rookery/api/calls/filters'
import type { ApiClient } from '@rookery/api/http/client'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import type { Veils } from './Veils.ts'
import { filtersKey } from './keptFilters.ts'

interface Options {
  readonly client: ApiClient
  readonly storage: AccountStorage
  readonly veils: Pick<Veils, 'takeFilters'>
}

/**
 * Asks for the filters that the reader made with any client, and keeps them on the device. For servers that leave them to the
 * client; even what they call irreversible comes by a live connection and in conversations.
 *
 * @throws ApiError when the list cannot be had; what was known stays
 */
export async function learnFilters({ client, storage, veils }: Options): Promise<void> {
  const filters = await list(client)
  await storage.set(filtersKey, filters)
  await veils.takeFilters(filters)
}
