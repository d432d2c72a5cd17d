import type { AccountId } from '@rookery/api/wire/model'
import { AccountHandle } from './AccountHandle.tsx'
import { AccountName } from './AccountName.tsx'
import css from './NameWithHandle.module.css'

/** A person in a line of text. Anyone can choose any name, so the handle follows it. With `wraps` it may move to the next line. */
export function NameWithHandle({ id, wraps }: { id: AccountId; wraps?: boolean }) {
  return (
    <span className={css.person} data-wraps={wraps}>
      <span className={css.name}>
        <AccountName id={id} oneLine />
      </span>{' '}
      <AccountHandle id={id} className={css.handle} />
    </span>
  )
}
