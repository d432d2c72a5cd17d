import type { ReactNode, RefObject } from 'react'
import { Popover } from './Popover.tsx'
import css from './PopoverWindow.module.css'

export interface PopoverWindowProps {
  /** The button it hangs under. */
  anchor: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  /** The content has no padding. */
  flush?: boolean | undefined
  children: ReactNode
}

/** A small window of controls under a button. Its first control takes the focus. */
export function PopoverWindow({ anchor, label, onClose, flush, children }: PopoverWindowProps) {
  return (
    <Popover
      anchor={anchor}
      role="dialog"
      aria-label={label}
      onClose={onClose}
      onOpen={(box) => box.querySelector<HTMLElement>('a, button, select, input')?.focus()}
    >
      <div className={css.window} data-flush={flush || undefined}>
        {children}
      </div>
    </Popover>
  )
}
