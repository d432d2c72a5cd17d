import { useFormats } from '#i18n/useFormats.ts'
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
  onPress?: (() => void) | undefined
}

/** One icon of the action row with its count: a button where the reader may press it, else just the number. */
export function StatusAction({ icon, label, tone, count, pressed, onPress }: StatusActionProps) {
  const formats = useFormats()
  const inside = (
    <>
      <Icon path={icon} />
      <span className={css.count}>{count > 0 ? formats.number(count, { notation: 'compact' }) : ''}</span>
    </>
  )
  if (onPress === undefined) {
    return (
      <span className={css.action} data-static role="img" aria-label={label} title={label}>
        {inside}
      </span>
    )
  }
  return (
    <button type="button" className={css.action} data-tone={tone} aria-label={label} aria-pressed={pressed} title={label} onClick={onPress}>
      {inside}
    </button>
  )
}
