import type { Announcement } from '@rookery/api/wire/announcement'
import { useState } from 'react'
import { announcementsOf } from '#features/announcements/model/announcementsOf.ts'
import { useAnnouncementEmojis } from '#features/announcements/model/useAnnouncementEmojis.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { RichText } from '#features/content/ui/RichText.tsx'
import { ReactionEmojiView } from '#features/reactions/ui/ReactionEmojiView.tsx'
import { Button } from '#ui/Button.tsx'
import { checkIcon } from '#ui/icons/check.ts'
import { editIcon } from '#ui/icons/edit.ts'

import { AnnouncementEditor } from './AnnouncementEditor.tsx'
import css from './announcements.module.css'
import { DeleteAnnouncement } from './DeleteAnnouncement.tsx'
import { FailureNote } from './FailureNote.tsx'
import { useFormats } from '#i18n/useFormats.ts'
import { isKnownTime } from '#lib/isKnownTime.ts'

export interface AnnouncementViewProps {
  announcement: Announcement
  isActive: boolean
  mayChange: boolean
}

/** One announcement with its times and the reader's actions. */
export function AnnouncementView({ announcement, isActive, mayChange }: AnnouncementViewProps) {
  const t = useT()
  const session = useSession()
  const [edits, setEdits] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Message | null>(null)
  const emojis = useAnnouncementEmojis(announcement)
  const formats = useFormats()
  const { content, id, reactions, read } = announcement

  async function markRead(): Promise<void> {
    setBusy(true)
    setFailure(null)
    setFailure(await announcementsOf(session).markRead(id))
    setBusy(false)
  }

  if (edits) {
    return (
      <div className={css.item}>
        <AnnouncementEditor announcement={announcement} onClose={() => setEdits(false)} />
      </div>
    )
  }
  return (
    <article className={css.item} data-unread={(isActive && !read) || undefined}>
      <div className={css.content}>
        <RichText html={content} emojis={emojis} />
      </div>
      <AnnouncementTimes announcement={announcement} isActive={isActive} />
      {reactions.length > 0 && (
        <ul className={css.reactions}>
          {reactions.map(({ count, name, url }) => (
            <li key={name}>
              <ReactionEmojiView name={name} url={url} alt={`:${name}:`} /> {formats.number(count)}
            </li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        {read ? (
          <span className={css.read}>{t('announcements.read')}</span>
        ) : (
          <Button size="small" icon={checkIcon} busy={busy} disabled={!isActive} onClick={() => void markRead()}>
            {t('announcements.markRead')}
          </Button>
        )}
        {mayChange && (
          <>
            <Button size="small" icon={editIcon} onClick={() => setEdits(true)}>
              {t('announcements.change')}
            </Button>
            <DeleteAnnouncement id={id} onFailure={setFailure} />
          </>
        )}
      </div>
      <FailureNote onDismiss={() => setFailure(null)}>{failure && messageText(t, failure)}</FailureNote>
    </article>
  )
}

/** When it was published, and its start and end. */
function AnnouncementTimes({ announcement, isActive }: { announcement: Announcement; isActive: boolean }) {
  const t = useT()
  const formats = useFormats()
  const { allDay, endsAt, publishedAt, startsAt } = announcement
  // A day is the same day everywhere.
  const at = (iso: string) =>
    allDay
      ? formats.date(Date.parse(iso), { dateStyle: 'long', timeZone: 'UTC' })
      : formats.date(Date.parse(iso), { dateStyle: 'long', timeStyle: 'short' })
  return (
    <p className={css.times}>
      {isKnownTime(publishedAt) && (
        <time dateTime={publishedAt}>
          {t('announcements.published', { time: formats.date(Date.parse(publishedAt), { dateStyle: 'long', timeStyle: 'short' }) })}
        </time>
      )}
      {startsAt !== null && <time dateTime={startsAt}>{t('announcements.starts', { time: at(startsAt) })}</time>}
      {endsAt !== null && <time dateTime={endsAt}>{t('announcements.ends', { time: at(endsAt) })}</time>}
      {!isActive && <span>{t('announcements.inactive')}</span>}
    </p>
  )
}
