import { useSetting } from '#data/settings/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { ActionButton, ActionLink } from '#ui/ActionButton.tsx'
import { Icon, type IconPath } from '#ui/Icon.tsx'
import css from './StatusActions.module.css'

export interface StatusActionProps {
  icon: IconPath
  /** What pressing does; its text takes the count. */
  label: 'status.reply' | 'status.repeat' | 'status.favourite'
  tone: 'reply' | 'repeat' | 'favourite'
  count: number
  /** Makes it a toggle. */
  pressed?: boolean
  /** Tells whether what it opens is open. */
  expanded?: boolean
  /** Absent where the reader may not: then it is a count and no button. */
  onActivate?: (() => void) | undefined
  /** Where a visitor can do it. */
  href?: string | undefined
}

/** One icon of the action row with its count: a button where the reader may press it, else just the number, where the reader wants to see numbers. */
export function StatusAction({ icon, label, tone, count, pressed, expanded, onActivate, href }: StatusActionProps) {
  const t = useT()
  const formats = useFormats()
  const hidden = useSetting('hidePostStats')
  const words = t(label, hidden ? {} : { count })
  const number = count > 0 && !hidden ? formats.number(count, { notation: 'compact' }) : undefined
  const look = { icon, label: words, tone, count: number }
  if (onActivate !== undefined) return <ActionButton {...look} pressed={pressed} expanded={expanded} onActivate={onActivate} />
  if (href !== undefined) return <ActionLink {...look} href={href} />
  return (
    <span className={css.count} role="img" aria-label={words} title={words}>
      <Icon path={icon} />
      {number}
    </span>
  )
}
