import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'
import { Icon, type IconPath } from './Icon.tsx'
import { checkIcon } from './icons/check.ts'
import css from './Menu.module.css'

/** How an item closes the menu it is in. */
export const CloseMenu = createContext<() => void>(() => undefined)

export interface MenuItemProps {
  icon?: IconPath | undefined
  /** In the place of an icon. */
  image?: ReactNode
  children: ReactNode
  /** A second line: its effect, or the reason why it is disabled. */
  hint?: ReactNode
  tone?: 'plain' | 'danger' | undefined
  /** Makes it a choice that is on or off. */
  checked?: boolean | undefined
  /** It is one of several exclusive choices. */
  isOneOf?: boolean | undefined
  /** Before the mark of a choice, as a count. */
  aside?: ReactNode
  disabled?: boolean | undefined
  /** Makes it a link. `onSelect` may still act instead of the browser. */
  href?: string | undefined
  /** The link leads out of here, in a tab of its own. */
  outside?: boolean | undefined
  /** The link leads to the current page. */
  current?: boolean | undefined
  onSelect?: ((event: MouseEvent) => void) | undefined
}

const leadsOut = { target: '_blank', rel: 'noopener noreferrer' }

/** One line of a menu. */
export function MenuItem(props: MenuItemProps) {
  const { icon, image, children, hint, tone = 'plain', checked, isOneOf, aside, disabled, href, outside, current, onSelect } = props
  const close = useContext(CloseMenu)
  const Element = href === undefined ? 'button' : 'a'
  return (
    <Element
      {...(href === undefined ? { type: 'button' as const } : { href, ...(outside && leadsOut) })}
      className={css.item}
      role={checked === undefined ? 'menuitem' : isOneOf ? 'menuitemradio' : 'menuitemcheckbox'}
      // A menu that scrolls needs something to reach by keyboard; Tab itself leaves the menu.
      tabIndex={0}
      data-tone={tone}
      aria-checked={checked}
      aria-current={current ? 'page' : undefined}
      aria-disabled={disabled || undefined}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
      onClick={(event) => {
        if (disabled) return event.preventDefault()
        // The menu closes first, so that a window opened by the item returns the focus to where the menu did.
        close()
        return onSelect?.(event)
      }}
    >
      {icon ? <Icon path={icon} /> : image}
      <span className={css.words}>
        <span>{children}</span>
        {hint && <span className={css.hint}>{hint}</span>}
      </span>
      {aside}
      {(checked ?? current) !== undefined && <span className={css.check}>{(checked || current) && <Icon path={checkIcon} />}</span>}
    </Element>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <hr className={css.separator} />
}
