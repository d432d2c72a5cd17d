import { useEffect, type RefObject } from 'react'
import { isComposingKey } from '#lib/isComposingKey.ts'

/**
 * Ctrl+Enter posts from anywhere in the form except popups such as the emoji picker. Enter alone in a field of one
 * line, which browsers treat as a submit, does not.
 * @param wasPressed somebody pressed them before the form was there
 */
export function useSubmitKeys(form: RefObject<HTMLFormElement | null>, wasPressed: boolean): void {
  useEffect(() => {
    const box = form.current
    if (!box) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposingKey(event)) return
      const isSent = (event.ctrlKey || event.metaKey) && !isFloatingIn(box, event.target)
      if (isSent || event.target instanceof HTMLInputElement) event.preventDefault()
      if (isSent) box.requestSubmit()
    }
    box.addEventListener('keydown', press)
    return () => box.removeEventListener('keydown', press)
  }, [form])
  useEffect(() => {
    if (wasPressed) form.current?.requestSubmit()
  }, [form, wasPressed])
}

/** True inside a popover or window that is nested in the form. */
function isFloatingIn(form: HTMLFormElement, target: EventTarget | null): boolean {
  const floating = target instanceof Element ? target.closest('[popover], dialog') : null
  return floating !== null && form.contains(floating)
}
