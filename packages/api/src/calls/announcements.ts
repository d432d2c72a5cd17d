import { askList } from '../http/ask.ts'
import { decodeAnnouncement } from '../wire/announcement.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Announcement } from '../wire/announcement.ts'

/** Fetches current announcements; 403 for visitors. */
export function list(client: ApiClient, { signal }: CallOptions = {}): Promise<Announcement[]> {
  return askList(client, decodeAnnouncement, 'GET', '/api/v1/announcements', { signal, mayBeMissing: true })
}

/** Marks one as read. */
export async function dismiss(client: ApiClient, id: string): Promise<void> {
  await client.request('POST', `/api/v1/announcements/${encodeURIComponent(id)}/dismiss`, { expect: 'nothing' })
}
