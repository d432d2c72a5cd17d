import type { ApiClient } from '../http/client.ts'

/** Marks every conversation of direct messages as read. Akkoma and Pleroma alone. */
export async function markAllRead(client: ApiClient): Promise<void> {
  await client.request('POST', '/api/v1/pleroma/conversations/read', { expect: 'nothing' })
}
