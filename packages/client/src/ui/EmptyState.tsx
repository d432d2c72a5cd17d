import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { Icon, type IconPath } from './Icon.tsx'

/** Shown if a list is empty without an error: one icon, one sentence, one action. */
export function EmptyState({ icon, children, action }: { icon: IconPath; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.state}>
      <span className={css.picture} data-nest>
        <Icon path={icon} />
      </span>
      <p>{children}</p>
      {action}
    </div>
  )
}
