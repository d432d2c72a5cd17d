import type { Announcement } from '@rookery/api/wire/announcement'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { useAnnouncementEmojis } from '#features/announcements/model/useAnnouncementEmojis.ts'

/** The text of an announcement without its own emoji, with emoji fetched from the server. */
export function NamedEmojiText({ text, announcement }: { text: string; announcement: Announcement }) {
  return <EmojiText text={text} emojis={useAnnouncementEmojis(announcement)} />
}
