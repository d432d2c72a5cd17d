import type { AccountId } from '@rookery/api/wire/model'
import { AccountLink } from './AccountLink.tsx'
import { AccountName } from './AccountName.tsx'
import css from './NamesLink.module.css'
import { WrappedHandle } from './WrappedHandle.tsx'

/** Name and handle below each other, the name in one line, linked to the profile. */
export function NamesLink({ id }: { id: AccountId }) {
  return (
    <AccountLink id={id} className={css.names}>
      <span className={css.name}>
        <AccountName id={id} oneLine />
      </span>
      <WrappedHandle id={id} className={css.handle} />
    </AccountLink>
  )
}
