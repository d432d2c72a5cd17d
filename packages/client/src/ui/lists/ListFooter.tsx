import type { ReactNode } from 'react'
import css from './ListFooter.module.css'

/** The room under the last row of a list: the way to more of it, why that did not come, or that there is none. */
export function ListFooter({ isAlert, children }: { isAlert?: boolean; children: ReactNode }) {
  return (
    <div className={css.footer} role={isAlert ? 'alert' : undefined}>
      {children}
    </div>
  )
}
