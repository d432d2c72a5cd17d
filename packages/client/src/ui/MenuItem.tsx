import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconPath } from './Icon.tsx'
import { checkIcon } from './icons/check.ts'
import css from './Menu.module.css'

/** How an item closes the menu it is in. */
export const CloseMenu = createContext<() => void>(() => undefined)

export interface MenuItemProps {
  icon?: IconPath | undefined
  children: ReactNode
  /** A second line: what it does or why it cannot be done. */
  hint?: ReactNode
  tone?: 'plain' | 'danger' | undefined
  /** Makes it a choice that is on or off. */
  checked?: boolean | undefined
  disabled?: boolean | undefined
  /** Makes it a link. `onSelect` may still act instead of the browser. */
  href?: string | undefined
  /** The link leads out of here, in a tab of its own. */
  outside?: boolean | undefined
  /** The link leads to where one is. */
  current?: boolean | undefined
  onSelect?: ((event: MouseEvent) => void) | undefined
}

const leadsOut = { target: '_blank', rel: 'noopener noreferrer' }

/** One line of a menu. */
export function MenuItem({ icon, children, hint, tone = 'plain', checked, disabled, href, outside, current, onSelect }: MenuItemProps) {
  const close = useContext(CloseMenu)
  const Element = href === undefined ? 'button' : 'a'
  return (
    <Element
      {...(href === undefined ? { type: 'button' as const } : { href, ...(outside && leadsOut) })}
      className={css.item}
      role={checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
      tabIndex={-1}
      data-tone={tone}
      aria-checked={checked}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={(event) => {
        if (disabled) return event.preventDefault()
        // First, so that what the item opens finds the focus where it returns to.
        close()
        return onSelect?.(event)
      }}
    >
      {icon && <Icon path={icon} />}
      <span className={css.words}>
        <span>{children}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      {(checked ?? current) !== undefined && <span className={css.check}>{(checked || current) && <Icon path={checkIcon} />}</span>}
    </Element>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <hr className={css.separator} />
}
