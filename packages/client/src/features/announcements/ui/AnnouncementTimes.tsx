import type { Announcement } from '@rookery/api/wire/announcement'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { isKnownTime } from '#lib/isKnownTime.ts'

import css from './announcements.module.css'

/** When it was published, and from when until when it holds. */
export function AnnouncementTimes({ announcement, isActive }: { announcement: Announcement; isActive: boolean }) {
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
