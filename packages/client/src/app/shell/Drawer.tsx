import { useLayoutEffect, useRef, type ReactNode } from 'react'

import { useSwipe } from '#app/page/useSwipe.ts'

import css from './Drawer.module.css'

export interface DrawerProps {
  label: string
  /** The edge of the page that it comes out of and is swiped back to. */
  edge: 'start' | 'end'
  /** How far a finger swipes it away, in pixels. */
  threshold: number
  onClose: () => void
  children: ReactNode
}

/** A column that narrow pages keep behind an edge. Modal: Escape, a press outside and a swipe towards its edge close it. */
export function Drawer({ label, edge, threshold, onClose, children }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = drawer.current
    if (!dialog) return
    dialog.showModal()
    document.documentElement.toggleAttribute('data-modal', true)
    return () => {
      dialog.close()
      document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
    }
  }, [])
  useSwipe(drawer, threshold, (direction) => {
    if (direction === edge) onClose()
  })
  return (
    <dialog
      ref={drawer}
      className={css.drawer}
      data-edge={edge}
      closedby="any"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}
