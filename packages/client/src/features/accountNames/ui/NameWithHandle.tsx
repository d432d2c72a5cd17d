'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import type { AccountId } from '@rookery/api/wire/model'
import { AccountHandle } from './AccountHandle.tsx'
import { AccountName } from './AccountName.tsx'
import css from './NameWithHandle.module.css'

/**
 * A person in a line of text: anybody may choose the name, so that the handle stands beside it, or, where `wraps` is set, on the
 * next line if the first has no room for both.
 */
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
