import type { ComponentProps } from 'react'
import type { ButtonLook } from './Button.tsx'
import css from './Button.module.css'
import { Icon } from './Icon.tsx'

/** A link that looks like a button. */
export function LinkButton({ tone = 'plain', size = 'medium', icon, wide, children, ...rest }: ButtonLook & ComponentProps<'a'>) {
  return (
    <a {...rest} className={css.button} data-tone={tone} data-size={size} data-wide={wide || undefined}>
      {icon && <Icon path={icon} />}
      {children}
    </a>
  )
}
