import type { QuoteState, StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { useVeil } from '#data/veil/useVeil.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { EmojiText } from '#parts/content/EmojiText.tsx'
import { StatusContent } from '#parts/content/StatusContent.tsx'
import { LiveTime } from '#parts/time/LiveTime.tsx'
import css from './QuoteCard.module.css'

/** The quoted post in a bordered box that opens it, or the reason why it cannot be shown. */
export function QuoteCard({ quote }: { quote: { readonly state: QuoteState; readonly id: StatusId | null } }) {
  const t = useT()
  const shown = quote.state === 'accepted' && quote.id !== null
  return shown ? (
    <QuotedStatus id={quote.id} />
  ) : (
    <p className={css.missing}>{t(`quote.${quote.state === 'accepted' ? 'unavailable' : quote.state}`)}</p>
  )
}

function QuotedStatus({ id }: { id: StatusId }) {
  const t = useT()
  const status = useStatus(id)
  const veil = useVeil(id)
  if (status === undefined) return <p className={css.missing}>{t('quote.unavailable')}</p>
  if (veil !== null) return <p className={css.missing}>{t(`veil.${veil.kind}`)}</p>
  return (
    <blockquote className={css.quote}>
      <a className={css.head} href={`/notice/${id}`}>
        <AccountAvatar id={status.accountId} size={24} />
        <span className={css.name}>
          <AccountName id={status.accountId} />
        </span>
        <LiveTime at={status.createdAt} />
      </a>
      {status.spoilerText !== '' && (
        <p className={css.subject}>
          <EmojiText text={status.spoilerText} emojis={status.emojis} />
        </p>
      )}
      {status.spoilerText === '' && <StatusContent id={id} />}
      {status.attachments.length > 0 && <p className={css.missing}>{t('quote.attachments', { count: status.attachments.length })}</p>}
    </blockquote>
  )
}
