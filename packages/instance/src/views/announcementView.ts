import type { Selectable } from 'kysely'
import type { AnnouncementTable } from '../db/schema.ts'
import { wholeSeconds } from './time.ts'

/** An announcement for one of its readers. Akkoma sends neither emoji nor mentions with it, whatever stands in its text. */
export function renderAnnouncement(row: Selectable<AnnouncementTable>, isRead: boolean) {
  return {
    id: row.id,
    content: row.content,
    starts_at: row.starts_at === null ? null : wholeSeconds(row.starts_at),
    ends_at: row.ends_at === null ? null : wholeSeconds(row.ends_at),
    all_day: row.all_day === 1,
    published_at: wholeSeconds(row.published_at),
    updated_at: wholeSeconds(row.updated_at),
    read: isRead,
    emojis: [],
    mentions: [],
    reactions: [],
    statuses: [],
    tags: [],
  }
}
