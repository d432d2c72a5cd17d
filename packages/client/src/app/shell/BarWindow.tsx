import type { ReactNode } from 'react'

import { Popover } from '#ui/Popover.tsx'

import type { BarWindowProps } from './BarMenu.tsx'
import css from './BarWindow.module.css'

/** What hangs under a button of the bar. Its first control takes the focus. */
export function BarWindow({ anchor, label, onClose, children }: BarWindowProps & { children: ReactNode }) {
  return (
    <Popover
      anchor={anchor}
      role="dialog"
      aria-label={label}
      onClose={onClose}
      onOpen={(box) => box.querySelector<HTMLElement>('a, button, select')?.focus()}
    >
      <div className={css.window}>{children}</div>
    </Popover>
  )
}
