import { useFormats } from '#i18n/useFormats.ts'
import { ActionButton, ActionLink } from '#ui/ActionButton.tsx'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import css from './StatusActions.module.css'

export interface StatusActionProps {
  icon: IconPath
  /** Names what pressing does, and counts in words. */
  label: string
  tone: 'reply' | 'repeat' | 'favourite'
  count: number
  /** Makes it a toggle. */
  pressed?: boolean
  /** Absent where the reader may not: then it is a count and no button. */
  onActivate?: (() => void) | undefined
  /** Where a visitor can do it. */
  href?: string | undefined
}

/** One icon of the action row with its count: a button where the reader may press it, else just the number. */
export function StatusAction({ icon, label, tone, count, pressed, onActivate, href }: StatusActionProps) {
  const formats = useFormats()
  const number = count > 0 ? formats.number(count, { notation: 'compact' }) : undefined
  if (onActivate !== undefined) {
    return <ActionButton icon={icon} label={label} tone={tone} count={number} pressed={pressed} onActivate={onActivate} />
  }
  if (href !== undefined) return <ActionLink icon={icon} label={label} tone={tone} count={number} href={href} />
  return (
    <span className={css.count} role="img" aria-label={label} title={label}>
      <Icon path={icon} />
      {number}
    </span>
  )
}
