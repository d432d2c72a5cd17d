import css from './Badge.module.css'

export interface BadgeProps {
  /** Renders nothing for 0. */
  count: number
  /** There may be more. */
  isAtLeast?: boolean
  /** Accessible text of the count, such as "3 unread notifications". */
  label: string
  tone?: 'notification' | 'neutral' | undefined
}

/** A prominent number, at most "99+". */
export function Badge({ count, isAtLeast = false, label, tone = 'notification' }: BadgeProps) {
  if (count <= 0) return null
  return (
    <span className={css.badge} data-tone={tone} role="img" aria-label={label}>
      {count > 99 ? '99+' : isAtLeast ? `${count}+` : count}
    </span>
  )
}
