import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { covers, type FilterView } from '#features/filters/model/FilterVerdict.ts'
import { useVerdict } from '#features/filters/model/useVerdict.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { useFirstWords } from '#features/content/ui/useFirstWords.ts'
import { FilteredStatus } from '#features/statusCard/ui/FilteredStatus.tsx'
import css from './NotificationItem.module.css'

const among: FilterView = { kind: 'notifications' }

export interface NotificationExcerptProps {
  id: StatusId
  /** The post is the news itself, not only the context. */
  prominent: boolean
  /** The user chose to see the whole notification, including this part. */
  uncovered: boolean
}

/** The beginning of a notification's post: its subject if it has one, never the text hidden by it. */
export function NotificationExcerpt({ id, prominent, uncovered }: NotificationExcerptProps) {
  const status = useStatus(id)
  const verdict = useVerdict(id, among)
  const t = useT()
  // Deleted by its author; there is nothing to hide any more.
  if (status?.deleted) return <p className={css.excerpt}>{t('notifications.postGone')}</p>
  if (status === undefined) return null
  return (
    <>
      {verdict !== null && !uncovered && <FilteredStatus id={id} verdict={verdict} named={false} />}
      {(uncovered || !covers(verdict)) && <Excerpt status={status} prominent={prominent} />}
    </>
  )
}

function Excerpt({ status, prominent }: { status: StatusRecord; prominent: boolean }) {
  const text = useFirstWords(status)
  return (
    <a className={css.excerpt} data-prominent={prominent || undefined} data-lead href={href.status(status.id)} dir="auto">
      <EmojiText text={text} emojis={status.emojis} />
    </a>
  )
}
