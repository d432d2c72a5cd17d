'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import css from './Spinner.module.css'

/** A spinner. Give it a label unless text beside it says the same. */
export function Spinner({ label }: { label?: string | undefined }) {
  return <span className={css.spinner} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true} />
}
