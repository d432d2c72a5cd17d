import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import css from './EmptyState.module.css'
import { Icon } from './Icon.tsx'
import { refreshIcon } from './icons/refresh.ts'
import { warningIcon } from './icons/warning.ts'

export interface ErrorStateProps {
  /** The error in plain language. */
  children: ReactNode
  /** The data that was not lost. */
  stored?: ReactNode
  retry?: { label: string; onRetry: () => void; busy?: boolean | undefined } | undefined
}

/** An error: its text, the data that is safe, and a retry button. */
export function ErrorState({ children, stored, retry }: ErrorStateProps) {
  return (
    <div className={css.state} role="alert">
      <span className={css.picture}>
        <Icon path={warningIcon} />
      </span>
      <p>{children}</p>
      {stored && <p className={css.kept}>{stored}</p>}
      {retry && (
        <Button icon={refreshIcon} onClick={retry.onRetry} busy={retry.busy}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
