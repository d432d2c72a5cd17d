import type { AccountId } from '@rookery/api/wire/model'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import css from './MemberChoice.module.css'

export interface MemberChoiceProps {
  id: AccountId
  isIn: boolean
  onPick: (id: AccountId, on: boolean) => void
}

/** Checkbox for one account of a list. */
export function MemberChoice({ id, isIn, onPick }: MemberChoiceProps) {
  return (
    <div className={css.row}>
      <Checkbox
        checked={isIn}
        onChange={(event) => onPick(id, event.currentTarget.checked)}
        label={<AccountSummary id={id} size={40} isLabel />}
      />
    </div>
  )
}
