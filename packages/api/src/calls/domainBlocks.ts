import { ask } from '../http/ask.ts'
import { requireTexts } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

const path = '/api/v1/domain_blocks'

/** The servers that the reader has muted. */
export function list(client: ApiClient, { signal }: CallOptions = {}): Promise<readonly string[]> {
  return ask(client, (raw) => requireTexts(raw, 'domain_blocks'), 'GET', path, { signal, mayBeMissing: true })
}

export async function add(client: ApiClient, domain: string): Promise<void> {
  await client.request('POST', path, { json: { domain } })
}

export async function remove(client: ApiClient, domain: string): Promise<void> {
  // The value is in the query, because some proxies drop the body of a DELETE.
  await client.request('DELETE', path, { query: { domain } })
}
