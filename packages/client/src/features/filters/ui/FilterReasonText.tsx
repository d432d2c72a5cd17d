import type { AccountId } from '@rookery/api/wire/model'
import { covers, type FilterVerdict } from '#features/filters/model/FilterVerdict.ts'
import { useT } from '#i18n/useT.ts'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { Button } from '#ui/Button.tsx'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import css from './FilterReasonText.module.css'
import { FilterReason } from './FilterReason.tsx'

export interface FilterReasonTextProps {
  /** Id of the element, if parts of the line (`author-…`, `verdict-…`) label the covered post. */
  id?: string | undefined
  /** Author of the post; null if it is shown next to the line. */
  accountId: AccountId | null
  verdict: FilterVerdict
  onReveal: (desired: boolean) => void
}

/**
 * Author and reason of a covered post, with the button that shows it. The line must stay in the same position, so that the same focused
 * button mutes again.
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
          <span className={css.name} id={id && `author-${id}`}>
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
