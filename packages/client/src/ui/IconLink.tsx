import type { ComponentProps } from 'react'
import css from './IconButton.module.css'
import type { IconButtonProps } from './IconButton.tsx'
import { Icon } from './Icon.tsx'

/** A link that looks like an icon button. */
export function IconLink({
  icon,
  label,
  on = 'bg',
  ...rest
}: Pick<IconButtonProps, 'icon' | 'label' | 'on'> & Omit<ComponentProps<'a'>, 'children' | 'aria-label' | 'title'>) {
  return (
    <a {...rest} className={css.button} data-on={on} aria-label={label} title={label}>
      <Icon path={icon} />
    </a>
  )
}
