import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Pull } from './followFinger.ts'
import { openModal } from './openModal.ts'

/**
 * Opens a `<dialog>` with its component and closes it before the node goes, so that the browser returns the focus. The first
 * control with `data-autofocus` takes the focus, else the heading; the page behind does not scroll meanwhile.
 *
 * @param pull how a finger pulls it away; the same object at each render
 */
export function useModal(pull?: Pull): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const close = openModal(dialog, pull)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2')
    first?.focus()
    return () => {
      close()
      const lost = document.activeElement === document.body || dialog.contains(document.activeElement)
      if (lost) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [pull])
  return ref
}
