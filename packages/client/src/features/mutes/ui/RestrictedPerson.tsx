import type { AccountId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { restrictPeople } from '#features/relationships/model/liftRestrictions.ts'
import { plainName } from '#features/entities/model/plainName.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useRelationship } from '#features/accounts/model/useRelationship.ts'
import type { RestrictedPeople } from '#features/filters/model/restrictedPeople.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import css from './RestrictedList.module.css'

export interface RestrictedPersonProps {
  id: AccountId
  which: RestrictedPeople
  isSelected: boolean
  onSelect: (on: boolean) => void
}

/** A muted or blocked account. A released one stays in the list until the list is left, with a button to undo it. */
export function RestrictedPerson({ id, which, isSelected, onSelect }: RestrictedPersonProps) {
  const t = useT()
  const session = useSession()
  const account = useAccount(id)
  const relationship = useRelationship(id)
  const [wasQuiet] = useState(() => relationship?.mutingNotifications ?? true)
  if (account === undefined) return null
  const isOn = relationship === undefined || (which === 'muted' ? relationship.muting : relationship.blocking)
  const toggle = () => void restrictPeople(session, which, [id], !isOn, wasQuiet ? undefined : new Set([id]))
  return (
    <div className={css.row}>
      <Checkbox
        checked={isSelected}
        onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
        label={<AccountSummary id={id} size={40} isLabel />}
      />
      <Button size="small" aria-label={t(`mutes.${isOn ? 'end' : 'again'}.${which}.of`, { name: plainName(account) })} onClick={toggle}>
        {t(`mutes.${isOn ? 'end' : 'again'}.${which}`)}
      </Button>
    </div>
  )
}
