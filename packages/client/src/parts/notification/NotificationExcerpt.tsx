import type { StatusId } from '@rookery/api/wire/model'
import { textOf } from '@rookery/content'
import { useStatus } from '#data/entities/useStatus.ts'
import { useVeil } from '#data/veil/useVeil.ts'
import { useT } from '#i18n/useT.ts'
import { contentTreeOf } from '#parts/content/contentTreeOf.ts'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import css from './NotificationItem.module.css'

/** The first words of the post a notification is about: its subject where it has one, never what the subject hides. */
export function NotificationExcerpt({ id, prominent }: { id: StatusId; prominent: boolean }) {
  const t = useT()
  const status = useStatus(id)
  const veil = useVeil(id)
  if (status === undefined) return null
  if (veil !== null) return <p className={css.excerpt}>{t(`veil.${veil.kind}`)}</p>
  const words = status.spoilerText === '' ? textOf(contentTreeOf(status)) : status.spoilerText
  const text = words.trim() === '' ? t('media.group', { count: status.attachments.length }) : words
  return (
    <a className={css.excerpt} data-prominent={prominent || undefined} href={`/notice/${id}`} dir="auto">
      <EmojiText text={text} emojis={status.emojis} />
    </a>
  )
}
