import type { ReactNode } from 'react'
import css from './Disclosure.module.css'
import { Icon } from './Icon.tsx'
import { chevronRightIcon } from './icons/chevronRight.ts'

export interface DisclosureProps {
  summary: ReactNode
  open?: boolean | undefined
  onToggle?: ((open: boolean) => void) | undefined
  children: ReactNode
}

/** A line that unfolds its content. */
export function Disclosure({ summary, open, onToggle, children }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={open} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary className={css.summary}>
        <Icon path={chevronRightIcon} />
        <span>{summary}</span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
