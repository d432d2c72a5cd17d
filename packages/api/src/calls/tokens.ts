import { askList } from '../http/ask.ts'
import { line, readId, requireRecord, textOrEmpty, timeOrNull } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

/** One sign-in of the account. The server does not mark this client's own. */
export interface SignedInApp {
  readonly id: string
  readonly appName: string
  readonly validUntil: string | null
}

export function list(client: ApiClient, { signal }: CallOptions = {}): Promise<SignedInApp[]> {
  const read = (value: unknown): SignedInApp => {
    const raw = requireRecord(value, 'token')
    // The server leaves out the zone; it means UTC.
    const until = textOrEmpty(raw.valid_until).replace(/(T[\d:.]+)$/, '$1Z')
    return { id: readId(raw.id, 'token.id'), appName: line(raw.app_name), validUntil: timeOrNull(until) }
  }
  return askList(client, read, 'GET', '/api/oauth_tokens.json', { signal })
}

/** Responds with 201 without a body, also for an unknown id. */
export async function revoke(client: ApiClient, id: string): Promise<void> {
  await client.request('DELETE', `/api/oauth_tokens/${encodeURIComponent(id)}`)
}
