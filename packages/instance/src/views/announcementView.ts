import type { Selectable } from 'kysely'
import type { AnnouncementTable } from '../db/schema.ts'
import { wholeSeconds } from './time.ts'

/** An announcement for one of its readers. */
export function renderAnnouncement(row: Selectable<AnnouncementTable>, isRead: boolean) {
  return { ...announcementView(row), read: isRead }
}

/** An announcement as staff sees it. */
export function renderAdminAnnouncement(row: Selectable<AnnouncementTable>) {
  return { ...announcementView(row), pleroma: { raw_content: row.raw_content } }
}

/** Akkoma sends neither emoji nor mentions with it, regardless of its text. */
function announcementView(row: Selectable<AnnouncementTable>) {
  return {
    id: row.id,
    content: row.content,
    starts_at: row.starts_at === null ? null : wholeSeconds(row.starts_at),
    ends_at: row.ends_at === null ? null : wholeSeconds(row.ends_at),
    all_day: row.all_day === 1,
    published_at: wholeSeconds(row.published_at),
    updated_at: wholeSeconds(row.updated_at),
    emojis: [],
    mentions: [],
    reactions: [],
    statuses: [],
    tags: [],
  }
}
