import type { AccountId } from '@rookery/api/wire/model'
import { covers, type Veil } from '#data/veil/Veil.ts'
import { useT } from '#i18n/useT.ts'
import { AccountName } from '#parts/account/AccountName.tsx'
import { Button } from '#ui/Button.tsx'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import css from './VeilWords.module.css'
import { VeilReason } from './VeilReason.tsx'

export interface VeilWordsProps {
  /** Of what is covered, where the line's parts (`author-…`, `veil-…`) label the whole. */
  id?: string | undefined
  /** Whose it is; null where that stands beside it already. */
  accountId: AccountId | null
  veil: Veil
  onReveal: (wanted: boolean) => void
}

/**
 * Whose post is covered and why, with the button that shows it. Keep the line where it is when that is pressed: the same button,
 * and the focus on it, then mutes again.
 */
export function VeilWords({ id, accountId, veil, onReveal }: VeilWordsProps) {
  const t = useT()
  const announce = useAnnounce()
  const covered = covers(veil)
  const toggle = () => {
    announce(t(covered ? 'veil.shown' : 'veil.covered'))
    onReveal(covered)
  }
  return (
    <div className={css.veil} data-revealed={!covered || undefined}>
      <p className={css.words}>
        {covered && accountId !== null && (
          <span className={css.name} dir="auto" id={id && `author-${id}`}>
            <AccountName id={accountId} />
          </span>
        )}{' '}
        <span id={id && `veil-${id}`}>
          <VeilReason veil={veil} />
        </span>
      </p>
      {veil.kind === 'muted' && (
        <Button size="small" tone="quiet" data-press={id && covered ? 'subject' : undefined} aria-expanded={!covered} onClick={toggle}>
          {t(covered ? 'veil.show' : 'veil.again')}
        </Button>
      )}
    </div>
  )
}
