import { useRef, useState, type ReactNode, type RefObject } from 'react'

import { useScreenChange } from '#app/page/useScreenChange.ts'
import type { LazyComponent } from '#lib/lazyComponent.ts'

import css from './BarMenu.module.css'
import { Part } from '#features/screen/ui/Part.tsx'

export interface BarWindowProps {
  anchor: RefObject<HTMLButtonElement | null>
  label: string
  onClose: () => void
}

export interface BarMenuProps {
  label: string
  /** Content of the button. */
  sign: ReactNode
  /** A lazy component: it is loaded when a pointer or the focus comes near. */
  window: LazyComponent<BarWindowProps>
}

/** A button on the bar that opens a small window under it. */
export function BarMenu({ label, sign, window: Window }: BarMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // A press on the button of an open window closes it before the click arrives, which must not open it again.
  const wasOpen = useRef(false)
  useScreenChange(() => setOpen(false))
  // A window whose code fails to load shows that itself when it renders.
  const preload = () => void Window.preload()?.catch(() => {})
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
        onPointerEnter={preload}
        onFocus={preload}
        onPointerDown={() => {
          wasOpen.current = open
        }}
        onClick={(event) => setOpen(!(event.detail > 0 && wasOpen.current) && !open)}
      >
        {sign}
      </button>
      {open && (
        <Part>
          <Window anchor={button} label={label} onClose={() => setOpen(false)} />
        </Part>
      )}
    </>
  )
}
