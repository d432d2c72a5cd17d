/**
 * Closes a modal dialog, like Escape, on a press outside of it. Browsers with `closedby` do so themselves; Safari does not.
 *
 * @returns what ends it
 */
export function watchOutside(dialog: HTMLDialogElement): () => void {
  if ('closedBy' in HTMLDialogElement.prototype) return () => {}
  const stop = new AbortController()
  let beganOutside = false
  const isOutside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    return target === dialog && (x < left || x > right || y < top || y > bottom)
  }
  const { signal } = stop
  dialog.addEventListener('pointerdown', (event) => (beganOutside = isOutside(event)), { signal })
  // Not on pointerup: the following click would hit an element under the dialog.
  dialog.addEventListener(
    'click',
    (event) => {
      if (beganOutside && isOutside(event) && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
    },
    { signal },
  )
  return () => stop.abort()
}
