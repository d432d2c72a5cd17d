import { useRef, useState, type ReactNode } from 'react'

import { Popover } from '#ui/Popover.tsx'

import css from './BarMenu.module.css'

export interface BarMenuProps {
  label: string
  /** What the button shows. */
  sign: ReactNode
  children: ReactNode
}

/** A button on the bar with a small window under it. */
export function BarMenu({ label, sign, children }: BarMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // A press on the button of an open window closes it before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => {
          wasOpen.current = open
        }}
        onClick={(event) => setOpen(!(event.detail > 0 && wasOpen.current) && !open)}
      >
        {sign}
      </button>
      {open && (
        <Popover
          anchor={button}
          role="dialog"
          aria-label={label}
          onClose={() => setOpen(false)}
          onOpen={(box) => box.querySelector<HTMLElement>('a, button, select')?.focus()}
        >
          <div className={css.menu}>{children}</div>
        </Popover>
      )}
    </>
  )
}
