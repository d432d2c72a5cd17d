import { useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import css from './Menu.module.css'
import { CloseMenu } from './MenuItem.tsx'
import { Popover } from './Popover.tsx'

export interface MenuPopupProps {
  anchor: RefObject<HTMLElement | null>
  align?: 'start' | 'end' | undefined
  label: string
  startAt?: 'first' | 'last' | undefined
  onClose: () => void
  children: ReactNode
}

/** A menu next to its opener: arrows, Home, End and first letters move, Escape and Tab close. */
export function MenuPopup({ anchor, align, label, startAt = 'first', onClose, children }: MenuPopupProps) {
  const [typed, setTyped] = useState({ letters: '', at: 0 })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget)
    const at = items.findIndex((item) => item === document.activeElement)
    const target = { ArrowDown: items[at + 1] ?? items[0], ArrowUp: items.at(Math.max(at, 0) - 1), Home: items[0], End: items.at(-1) }[
      event.key
    ]
    if (target) {
      event.preventDefault()
      target.focus()
    } else if (event.key === 'Tab') {
      event.preventDefault()
      onClose()
    } else if (isLetter(event)) {
      const letters = event.timeStamp - typed.at < 700 ? typed.letters + event.key : event.key
      setTyped({ letters, at: event.timeStamp })
      const from = letters.length === 1 ? at + 1 : Math.max(at, 0)
      const order = [...items.slice(from), ...items.slice(0, from)]
      order.find((item) => startsWith(item, letters))?.focus()
    }
  }

  return (
    <Popover
      anchor={anchor}
      align={align}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onOpen={(box) => (itemsOf(box).at(startAt === 'first' ? 0 : -1) ?? box).focus()}
    >
      <div className={css.items} role="presentation">
        <CloseMenu value={onClose}>{children}</CloseMenu>
      </div>
    </Popover>
  )
}

function itemsOf(menu: Element): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^\S$/u.test(key) && !ctrlKey && !metaKey && !altKey
}

function startsWith(item: HTMLElement, letters: string): boolean {
  return (item.textContent ?? '').trim().toLocaleLowerCase().startsWith(letters.toLocaleLowerCase())
}
