import type { StatusId } from '@rookery/api/wire/model'
import { isTall } from '@rookery/content'
import type { StatusRecord } from '#data/entities/records.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { covers, type VeilView } from '#data/veil/Veil.ts'
import { useVeil } from '#data/veil/useVeil.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { Gallery } from '#parts/attachments/Gallery.tsx'
import { contentTreeOf } from '#parts/content/contentTreeOf.ts'
import { StatusContent } from '#parts/content/StatusContent.tsx'
import { StatusVeil } from '#parts/status/StatusVeil.tsx'
import { LiveTime } from '#parts/time/LiveTime.tsx'
import css from './PostPreview.module.css'

const inside: VeilView = { kind: 'compact' }

/** A post inside another place: who, when and what, with a link to the whole. What it quotes itself is a link. */
export function PostPreview({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const veil = useVeil(id, inside)
  if (status === undefined) return null
  return (
    <div className={css.post} data-status={id}>
      {veil !== null && <StatusVeil id={id} veil={veil} />}
      {!covers(veil) && <Preview status={status} />}
    </div>
  )
}

function Preview({ status }: { status: StatusRecord }) {
  const t = useT()
  const { id, quote } = status
  return (
    <>
      <a className={css.head} href={`/notice/${id}`}>
        <AccountAvatar id={status.accountId} size={24} />
        <span className={css.name}>
          <AccountName id={status.accountId} oneLine />
        </span>
        <LiveTime at={status.createdAt} />
      </a>
      {status.spoilerText === '' ? (
        <div className={css.content} data-tall={isTall(contentTreeOf(status)) || undefined}>
          <StatusContent id={id} />
        </div>
      ) : (
        <p className={css.subject}>
          <EmojiText text={status.spoilerText} emojis={status.emojis} />
        </p>
      )}
      {status.pollId !== null && <p className={css.missing}>{t('quote.poll')}</p>}
      <PreviewMedia status={status} />
      {quote !== null && (
        <p className={css.missing}>
          {quote.id === null ? t('quote.nestedMissing') : <a href={`/notice/${quote.id}`}>{t('quote.nested')}</a>}
        </p>
      )}
    </>
  )
}

/** The first attachment and how many more there are; only their number behind a subject, which covers them as well. */
function PreviewMedia({ status: { id, attachments, spoilerText } }: { status: StatusRecord }) {
  const t = useT()
  if (attachments.length === 0) return null
  if (spoilerText !== '') return <p className={css.missing}>{t('quote.attachments', { count: attachments.length })}</p>
  return (
    <>
      <Gallery statusId={id} compact />
      {attachments.length > 1 && (
        <a className={css.missing} href={`/notice/${id}`}>
          {t('quote.moreAttachments', { count: attachments.length - 1 })}
        </a>
      )}
    </>
  )
}
