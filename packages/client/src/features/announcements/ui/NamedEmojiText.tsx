import type { Announcement } from '@rookery/api/wire/announcement'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { useAnnouncementEmojis } from '#features/announcements/model/useAnnouncementEmojis.ts'

/** The words of an announcement that came without its emoji, with those that the server is asked for. */
export function NamedEmojiText({ text, announcement }: { text: string; announcement: Announcement }) {
  return <EmojiText text={text} emojis={useAnnouncementEmojis(announcement)} />
}
