import { askList } from '../http/ask.ts'
import { decodeListedFilter, type ListedFilter } from '../wire/listedFilter.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

/** The reader's filters on a server with the capability `listedFilters`; each client applies them by itself. */
export function list(client: ApiClient, { signal }: CallOptions = {}): Promise<ListedFilter[]> {
  return askList(client, decodeListedFilter, 'GET', '/api/v1/filters', { signal, mayBeMissing: true })
}
