import type { Announcement } from '@rookery/api/wire/announcement'
import type { KnownEmoji } from '@rookery/content'
import { serverEmojiQuery } from '#features/emoji/model/pickerImages.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { lacksEmojis } from './lacksEmojis.ts'

const none: readonly KnownEmoji[] = []

/** The emoji in an announcement: those that come with it, or the server's own ones that it names. */
export function useAnnouncementEmojis(announcement: Pick<Announcement, 'content' | 'emojis'>): readonly KnownEmoji[] {
  const isBare = lacksEmojis(announcement)
  const { data } = useSessionQuery({ ...serverEmojiQuery(useSession()), enabled: isBare })
  return isBare ? (data ?? none).filter(({ shortcode }) => announcement.content.includes(`:${shortcode}:`)) : announcement.emojis
}
