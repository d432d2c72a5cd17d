import type { QuoteState, StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { PostPreview } from './PostPreview.tsx'
import css from './QuoteCard.module.css'

/** The quoted post in a bordered box that opens it, or the reason why it cannot be shown. */
export function QuoteCard({ quote }: { quote: { readonly state: QuoteState; readonly id: StatusId | null } }) {
  const t = useT()
  const isKnown = useStatus(quote.id) !== undefined
  if (quote.state !== 'accepted' || quote.id === null)
    return <p className={css.missing}>{t(`quote.${quote.state === 'accepted' ? 'unavailable' : quote.state}`)}</p>
  return (
    <blockquote className={css.quote} data-status={quote.id}>
      {isKnown ? <PostPreview id={quote.id} /> : <a href={href.status(quote.id)}>{t('quote.nested')}</a>}
    </blockquote>
  )
}
