import type { ReactNode } from 'react'
import css from './EmptyState.module.css'
import { Icon, type IconPath } from './Icon.tsx'

/** Nothing is here, and that is all right: one picture, one sentence, one thing to do. */
export function EmptyState({ icon, children, action }: { icon: IconPath; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={css.state}>
      <span className={css.picture}>
        <Icon path={icon} />
      </span>
      <p>{children}</p>
      {action}
    </div>
  )
}
