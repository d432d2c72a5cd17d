import type { AccountId } from '@rookery/api/wire/model'
import { AccountHandle } from './AccountHandle.tsx'
import { AccountName } from './AccountName.tsx'
import css from './NameWithHandle.module.css'

/** A person in a line of text. Anyone can choose any name, so the handle follows it. */
export function NameWithHandle({ id }: { id: AccountId }) {
  return (
    <span className={css.person}>
      <span className={css.name}>
        <AccountName id={id} oneLine />
      </span>{' '}
      <AccountHandle id={id} className={css.handle} />
    </span>
  )
}
