import { ask } from '../http/ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { record, urlOrNull } from '../wire/read.ts'
import type { ApiClient } from '../http/client.ts'

/**
 * Where a visitor can act on a post or account of this server from their own (Akkoma and Pleroma).
 * @param apId address of the post or account @param profile the visitor's `name@host`
 * The server's refusal (an unknown address) is an ApiError of kind `http`.
 */
export function remoteInteractionUrl(
  client: ApiClient,
  { apId, profile }: { readonly apId: string; readonly profile: string },
): Promise<string> {
  const read = (raw: unknown): string => {
    const address = urlOrNull(record(raw)?.url)
    if (!address) throw new DecodeError('remote_interaction.url', 'address')
    return address
  }
  return ask(client, read, 'POST', '/api/v1/pleroma/remote_interaction', { json: { ap_id: apId, profile }, errorIn200: true })
}
