import { useCallback, useLayoutEffect, useRef, type ReactNode } from 'react'

import { focusArrival } from '#app/page/focusArrival.ts'
import { useScreenChange } from '#app/page/useScreenChange.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { openModal } from '#ui/openModal.ts'
import { useScrollBox } from '#ui/useScrollBox.ts'
import { ScrollAreaContext } from '#ui/windowing/ScrollArea.ts'

import css from './Drawer.module.css'

export interface DrawerProps {
  label: string
  /** The edge of the page that it opens from and is swiped back to. */
  edge: 'start' | 'end'
  /** How far a finger swipes it away, in pixels. */
  threshold: number
  /** Called on Escape, a press outside, a swipe towards its edge and a change of screen. */
  onClose: () => void
  children: ReactNode
}

/** A drawer at an edge of the page, which follows the finger there. Modal: the browser traps the focus and returns it. */
export function Drawer({ label, edge, threshold, onClose, children }: DrawerProps) {
  const t = useT()
  const drawer = useRef<HTMLDialogElement>(null)
  const [scrollArea, setScrollBox] = useScrollBox()
  const take = useCallback(
    (dialog: HTMLDialogElement | null) => {
      drawer.current = dialog
      return setScrollBox(dialog)
    },
    [setScrollBox],
  )
  useLayoutEffect(() => {
    const dialog = drawer.current
    if (!dialog) return undefined
    const { pathname } = location
    const close = openModal(dialog, { towards: (element) => ({ x: sideOf(element, edge), y: 0 }), closesAt: () => threshold })
    return () => {
      close()
      // The heading could not take the focus while the drawer was open, and closing returns the focus to the opener.
      if (location.pathname !== pathname) focusArrival(document, null)
    }
  }, [edge, threshold])
  useScreenChange(onClose)
  return (
    <dialog
      ref={take}
      className={css.drawer}
      data-edge={edge}
      closedby="any"
      aria-label={label}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <span className={css.close}>
        <IconButton icon={closeIcon} label={t('general.close')} onClick={onClose} />
      </span>
      <ScrollAreaContext value={scrollArea}>{children}</ScrollAreaContext>
    </dialog>
  )
}

function sideOf(element: Element, edge: 'start' | 'end'): -1 | 1 {
  return (edge === 'start') === (getComputedStyle(element).direction === 'rtl') ? 1 : -1
}
