import { useRef, type ReactNode } from 'react'
import css from './Tabs.module.css'
import { useChosenInRow } from './useChosenInRow.ts'

export interface LinkTabsProps {
  label: string
  tabs: readonly { readonly href: string; readonly content: ReactNode }[]
  /** The path of the page. */
  current: string
}

/** A row of links that looks like tabs, for screens that have addresses of their own. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  const row = useRef<HTMLElement>(null)
  useChosenInRow(row, current)
  return (
    <nav ref={row} className={css.tabs} aria-label={label}>
      {tabs.map(({ href, content }) => (
        <a key={href} href={href} className={`${css.tab} ${css.link}`} aria-current={href === current ? 'page' : undefined}>
          {content}
        </a>
      ))}
    </nav>
  )
}
