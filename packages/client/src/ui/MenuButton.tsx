import { useRef, useState, type ComponentType, type RefObject } from 'react'
import { busyUntil } from './busyUntil.ts'
import { IconButton, type IconButtonProps } from './IconButton.tsx'

/** The props of a menu, which renders a `MenuPopup` with `MenuItem`s and passes these on. */
export interface MenuProps {
  anchor: RefObject<HTMLElement | null>
  label: string
  startAt: 'first' | 'last'
  onClose: () => void
}

export interface MenuButtonProps extends Pick<IconButtonProps, 'icon' | 'label' | 'on' | 'disabled'> {
  /** Type of the opened element, if it is not a menu. */
  opens?: 'menu' | 'dialog' | undefined
  /** Loads the menu: called on hover or focus, and again when it is opened. */
  load: () => Promise<ComponentType<MenuProps>>
  /** Called if the code of an opened menu fails to load; the next press tries again. */
  onFailure: () => void
}

/** An icon button that opens a menu: Enter, Space and the arrows open it and focus its first or last item. */
export function MenuButton({ load, onFailure, opens = 'menu', ...look }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<{ readonly Menu: ComponentType<MenuProps>; readonly startAt: 'first' | 'last' } | null>(null)
  // A press on the button of an open menu closes it before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  // A pointer or focus that only came near reports no failure.
  const fetched = () => load().catch(() => null)
  const show = async (startAt: 'first' | 'last') => {
    const coming = fetched()
    if (button.current) void busyUntil(button.current, coming)
    const Menu = await coming
    if (Menu) setOpen({ Menu, startAt })
    else onFailure()
  }
  return (
    <>
      <IconButton
        {...look}
        ref={button}
        aria-haspopup={opens}
        aria-expanded={open !== null}
        onPointerEnter={() => void fetched()}
        onFocus={() => void fetched()}
        onPointerDown={() => {
          wasOpen.current = open !== null
        }}
        onClick={(event) => {
          // A click by keyboard has no pointer before it.
          if (open !== null || (event.detail > 0 && wasOpen.current)) setOpen(null)
          else void show('first')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          void show(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      />
      {open && <open.Menu anchor={button} label={look.label} startAt={open.startAt} onClose={() => setOpen(null)} />}
    </>
  )
}
