import type { ComponentProps } from 'react'
import css from './IconButton.module.css'
import { Icon, type IconPath } from './Icon.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'title'> {
  icon: IconPath
  /** Its accessible name, also shown on hover. */
  label: string
  /** Makes it a toggle. The name then stays the same in both states. */
  pressed?: boolean | undefined
  /** `panel` on a panel's header, `bar` on the top bar. */
  on?: 'bg' | 'panel' | 'bar' | undefined
}

/** An icon button: a 40 px target, 44 px for touch. */
export function IconButton({ icon, label, pressed, on = 'bg', ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={css.button} data-on={on} aria-label={label} title={label} aria-pressed={pressed}>
      <Icon path={icon} />
    </button>
  )
}
