import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Opens a `<dialog>` with its component and closes it before the node goes, so that the browser returns the focus. The first
 * control with `data-autofocus` takes the focus, else the heading; the page behind does not scroll meanwhile.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const page = document.documentElement
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector('h2')
    first?.focus()
    page.toggleAttribute('data-modal', true)
    return () => {
      dialog.close()
      page.toggleAttribute('data-modal', document.querySelector('dialog:modal') !== null)
      const lost = document.activeElement === document.body || dialog.contains(document.activeElement)
      if (lost) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [])
  return ref
}
