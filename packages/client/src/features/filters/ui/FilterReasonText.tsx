'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { AccountId } from '@rookery/api/wire/model'
import { covers, type FilterVerdict } from '#features/filters/model/FilterVerdict.ts'
import { useT } from '#i18n/useT.ts'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { Button } from '#ui/Button.tsx'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import css from './FilterReasonText.module.css'
import { FilterReason } from './FilterReason.tsx'

export interface FilterReasonTextProps {
  /** Of what is covered, where the line's parts (`author-…`, `verdict-…`) label the whole. */
  id?: string | undefined
  /** Whose it is; null where that stands beside it already. */
  accountId: AccountId | null
  verdict: FilterVerdict
  onReveal: (desired: boolean) => void
}

/**
 * Whose post is covered and why, with the button that shows it. Keep the line where it is when that is pressed: the same button,
 * and the focus on it, then mutes again.
 */
export function FilterReasonText({ id, accountId, verdict, onReveal }: FilterReasonTextProps) {
  const t = useT()
  const announce = useAnnounce()
  const covered = covers(verdict)
  const toggle = () => {
    announce(t(covered ? 'verdict.shown' : 'verdict.covered'))
    onReveal(covered)
  }
  return (
    <div className={css.verdict} data-revealed={!covered || undefined}>
      <p className={css.words}>
        {covered && accountId !== null && (
          <span className={css.name} dir="auto" id={id && `author-${id}`}>
            <NameWithHandle id={accountId} />
          </span>
        )}{' '}
        <span id={id && `verdict-${id}`}>
          <FilterReason verdict={verdict} />
        </span>
      </p>
      {verdict.kind === 'muted' && (
        <Button size="small" tone="quiet" aria-expanded={!covered} onClick={toggle}>
          {t(covered ? 'verdict.show' : 'verdict.again')}
        </Button>
      )}
    </div>
  )
}
