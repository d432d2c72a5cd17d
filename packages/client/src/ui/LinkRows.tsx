import type { ReactNode } from 'react'
import css from './LinkRows.module.css'

export function LinkRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>
}

export interface LinkRowProps {
  href: string
  /** Before the name. */
  sign: ReactNode
  /** Plain text by somebody; a long one is cut. */
  name: string
  /** Controls after the link. */
  children: ReactNode
}

/** A row with a link, such as to a list, and controls of its target. */
export function LinkRow({ href, sign, name, children }: LinkRowProps) {
  return (
    <li className={css.row}>
      <a href={href} className={css.link}>
        {sign}
        <bdi>{name}</bdi>
      </a>
      {children}
    </li>
  )
}
