import { useSetting } from '#features/settings/model/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { ActionButton, ActionLink } from '#ui/ActionButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import type { RowAction } from './rowActions.ts'
import css from './StatusActions.module.css'

export interface RowButtonProps {
  action: RowAction
  count: number
  /** Undefined for an action that is not a switch. */
  isOn: boolean | undefined
  /** Absent where the reader may not: then it is a count and no button. */
  onActivate: (() => unknown) | undefined
  /** Where a visitor can do it. */
  href: string | undefined
}

/** An icon of the action row with its count: a button if the action is possible, otherwise the count, unless the setting hides counts. */
export function RowButton({ action, count, isOn, onActivate, href }: RowButtonProps) {
  const t = useT()
  const formats = useFormats()
  const hidden = useSetting('hidePostStats')
  const { icon, tone, opens = false } = action
  const words = t(action.label)
  const number = count > 0 && !hidden ? formats.number(count, { notation: 'compact' }) : undefined
  // Users of voice control say the visible number, which is shortened for thousands.
  const label = number === undefined ? words : t('status.counted', { words, number })
  // The tooltip has the exact number.
  const title = number === undefined ? label : t('status.counted', { words, number: formats.number(count) })
  const look = { icon, label, title, tone, count: number }
  if (onActivate !== undefined) {
    return <ActionButton {...look} pressed={opens ? undefined : isOn} expanded={opens ? isOn : undefined} onActivate={onActivate} />
  }
  if (href !== undefined) return <ActionLink {...look} href={href} />
  return (
    <span className={css.count} role="img" aria-label={label} title={title}>
      <Icon path={icon} />
      {number}
    </span>
  )
}
