import type { Announcement } from '@rookery/api/wire/announcement'

/** Whether an announcement names emoji that did not come with it: Akkoma and Pleroma send none along. */
export function lacksEmojis({ content, emojis }: Pick<Announcement, 'content' | 'emojis'>): boolean {
  return emojis.length === 0 && /:[^\s:<>]+:/.test(content)
}
