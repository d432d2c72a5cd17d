import { followFinger, type Pull } from './followFinger.ts'
import { noticeBox } from './noticeBox.ts'

const open: HTMLDialogElement[] = []

/** Parent of the notices while no dialog is open. */
let home: Element | null = null

/**
 * Opens a dialog over everything, and holds the page behind it still. Returns a close function, which restores the focus.
 *
 * @param pull how a finger pulls it away, if it can
 */
export function openModal(dialog: HTMLDialogElement, pull?: Pull): () => void {
  dialog.showModal()
  open.push(dialog)
  changed()
  const forget = watchOutside(dialog)
  const letGo = pull && followFinger(dialog, pull)
  return () => {
    forget()
    letGo?.()
    dialog.close()
    open.splice(open.indexOf(dialog), 1)
    changed()
  }
}

function changed(): void {
  document.documentElement.toggleAttribute('data-modal', open.length > 0)
  noticeBox.raise()
}

/** Notices are moved into the top dialog, because elements outside a modal dialog cannot be pressed. */
noticeBox.raise = () => {
  const { list } = noticeBox
  const parent = list?.parentElement
  if (!list || !parent) return
  if (!parent.matches('dialog')) home = parent
  const dialog = open.at(-1)
  const place = dialog ?? home
  // The page of another account may have taken their place.
  if (place?.isConnected && place !== parent) place.append(list)
  else if (dialog) list.hidePopover()
  if (list.isConnected) list.togglePopover(true)
}

/**
 * Closes a modal dialog, like Escape, on a press outside of it. Browsers with `closedby` do so themselves; Safari does not.
 *
 * @returns a stop function
 */
function watchOutside(dialog: HTMLDialogElement): () => void {
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
