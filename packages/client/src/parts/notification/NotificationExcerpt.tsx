import type { StatusId } from '@rookery/api/wire/model'
import { textOf } from '@rookery/content'
import type { StatusRecord } from '#data/entities/records.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { covers, type VeilView } from '#data/veil/Veil.ts'
import { useVeil } from '#data/veil/useVeil.ts'
import { useT } from '#i18n/useT.ts'
import { contentTreeOf } from '#parts/content/contentTreeOf.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { StatusVeil } from '#parts/status/StatusVeil.tsx'
import css from './NotificationItem.module.css'

const among: VeilView = { kind: 'notifications' }

export interface NotificationExcerptProps {
  id: StatusId
  /** The post is what the notification is for, not merely what it is about. */
  prominent: boolean
  /** The reader asked to see the whole notification, of which this is a part. */
  uncovered: boolean
}

/** The first words of the post a notification is about: its subject where it has one, never what the subject hides. */
export function NotificationExcerpt({ id, prominent, uncovered }: NotificationExcerptProps) {
  const status = useStatus(id)
  const veil = useVeil(id, among)
  if (status === undefined) return null
  return (
    <>
      {veil !== null && !uncovered && <StatusVeil id={id} veil={veil} named={false} />}
      {(uncovered || !covers(veil)) && <Excerpt status={status} prominent={prominent} />}
    </>
  )
}

function Excerpt({ status, prominent }: { status: StatusRecord; prominent: boolean }) {
  const t = useT()
  const words = status.spoilerText === '' ? textOf(contentTreeOf(status)) : status.spoilerText
  const text = words.trim() === '' ? t('media.group', { count: status.attachments.length }) : words
  return (
    <a className={css.excerpt} data-prominent={prominent || undefined} href={`/notice/${status.id}`} dir="auto">
      <EmojiText text={text} emojis={status.emojis} />
    </a>
  )
}
