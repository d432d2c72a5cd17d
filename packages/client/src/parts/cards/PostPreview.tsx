import type { StatusId } from '@rookery/api/wire/model'
import { isTall } from '@rookery/content'
import { useStatus } from '#data/entities/useStatus.ts'
import { useVeil } from '#data/veil/useVeil.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { contentTreeOf } from '#parts/content/contentTreeOf.ts'
import { StatusContent } from '#parts/content/StatusContent.tsx'
import { LiveTime } from '#parts/time/LiveTime.tsx'
import css from './PostPreview.module.css'

/** A post inside another place: who, when and what, with a link to the whole. What it quotes itself is a link. */
export function PostPreview({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  const veil = useVeil(id)
  if (status === undefined) return null
  if (veil !== null) return <p className={css.missing}>{t(`veil.${veil.kind}`)}</p>
  const { quote } = status
  return (
    <div className={css.post} data-status={id}>
      <a className={css.head} href={`/notice/${id}`}>
        <AccountAvatar id={status.accountId} size={24} />
        <span className={css.name}>
          <AccountName id={status.accountId} />
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
      {status.attachments.length > 0 && <p className={css.missing}>{t('quote.attachments', { count: status.attachments.length })}</p>}
      {quote !== null && (
        <p className={css.missing}>
          {quote.id === null ? t('quote.nestedMissing') : <a href={`/notice/${quote.id}`}>{t('quote.nested')}</a>}
        </p>
      )}
    </div>
  )
}
