import { useRef, useState, type ReactNode } from 'react'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import { MenuPopup } from './MenuPopup.tsx'

export interface MenuButtonProps extends Pick<IconButtonProps, 'icon' | 'label' | 'on' | 'disabled'> {
  align?: 'start' | 'end' | undefined
  /** Called when a pointer or the focus comes near: the time to fetch what the menu needs. */
  onNear?: (() => void) | undefined
  /** `MenuItem`s. They are not drawn before the menu is opened. */
  children: ReactNode
}

/** A picture that opens a menu: Enter, Space and the arrows open it, the first or last item takes the focus. */
export function MenuButton({ align, onNear, children, ...look }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'first' | 'last' | null>(null)
  // A press on the button of an open menu closes it before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  return (
    <>
      <IconButton
        {...look}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        onPointerEnter={onNear}
        onFocus={onNear}
        onPointerDown={() => {
          wasOpen.current = open !== null
        }}
        onClick={(event) => {
          // A click by keyboard has no pointer before it.
          setOpen((event.detail > 0 && wasOpen.current) || open ? null : 'first')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      />
      {open && (
        <MenuPopup anchor={button} align={align} label={look.label} startAt={open} onClose={() => setOpen(null)}>
          {children}
        </MenuPopup>
      )}
    </>
  )
}
