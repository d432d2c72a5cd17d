import { ask, askList } from '../http/ask.ts'
import { decodeAnnouncement } from '../wire/announcement.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Announcement } from '../wire/announcement.ts'

export interface AnnouncementDraft {
  /** Plain text. */
  readonly content: string
  /** ISO 8601; null for no limit. */
  readonly startsAt: string | null
  readonly endsAt: string | null
  readonly allDay: boolean
}

const root = '/api/v1/pleroma/admin/announcements'
const pathOf = (id: string) => `${root}/${encodeURIComponent(id)}`

/** All of them, newest first. */
export function list(
  client: ApiClient,
  { limit, offset, signal }: CallOptions & { readonly limit?: number; readonly offset?: number } = {},
): Promise<Announcement[]> {
  return askList(client, decodeAnnouncement, 'GET', root, { query: { limit, offset }, signal })
}

export function create(client: ApiClient, draft: AnnouncementDraft): Promise<Announcement> {
  return ask(client, decodeAnnouncement, 'POST', root, { json: jsonOf(draft) })
}

export function change(client: ApiClient, id: string, draft: AnnouncementDraft): Promise<Announcement> {
  return ask(client, decodeAnnouncement, 'PATCH', pathOf(id), { json: jsonOf(draft) })
}

export async function remove(client: ApiClient, id: string): Promise<void> {
  await client.request('DELETE', pathOf(id), { expect: 'nothing' })
}

function jsonOf({ content, startsAt, endsAt, allDay }: AnnouncementDraft) {
  return { content, starts_at: startsAt, ends_at: endsAt, all_day: allDay }
}
