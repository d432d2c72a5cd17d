import type { ComponentProps } from 'react'
import css from './Button.module.css'
import { Icon, type IconPath } from './Icon.tsx'
import { Spinner } from './Spinner.tsx'

export interface ButtonLook {
  /** `plain` for most, one `primary` in a view, `outlined` for the same in list rows, `danger` to delete, `quiet` without a surface. */
  tone?: 'plain' | 'primary' | 'outlined' | 'danger' | 'quiet' | undefined
  size?: 'small' | 'medium' | undefined
  icon?: IconPath | undefined
  /** Fills the line, as in a narrow dialog. */
  wide?: boolean | undefined
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and ignores clicks, but keeps the focus, which `disabled` would lose. */
  busy?: boolean | undefined
  /** Makes it a toggle. */
  pressed?: boolean | undefined
}

/** A button with words. Submits no form unless `type="submit"`. */
export function Button({ tone = 'plain', size = 'medium', icon, wide, busy, pressed, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={css.button}
      data-tone={tone}
      data-size={size}
      data-wide={wide || undefined}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon path={icon} />}
      {children}
    </button>
  )
}
