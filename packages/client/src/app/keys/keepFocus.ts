import type { Stop } from '@rookery/store/Cell'

import { tabStops } from './tabStops.ts'

/**
 * Restores the focus when the focused element is removed, such as a button after its action. The focus moves to the preceding control;
 * lists and windows with their own rule come first. Returns a stop function.
 *
 * Chromium alone fires an event when a focused element is removed, so the document is observed. In other browsers inner
 * listeners, such as a list, are notified by an event from the nearest remaining element.
 */
export function keepFocus(document: Document): Stop {
  const stop = new AbortController()
  let held: readonly Element[] = []
  const isLost = () => held[0]?.isConnected === false && document.activeElement === document.body
  const goOn = () => {
    if (!isLost()) return
    const event = new FocusEvent('focusout', { bubbles: true })
    // Dispatched at an element that still has listeners; the target is the removed element, as in Chromium.
    Object.defineProperty(event, 'target', { value: held[0] })
    held.find((element) => element.isConnected)?.dispatchEvent(event)
    requestAnimationFrame(() => {
      if (isLost()) placeNear(held)?.focus({ preventScroll: true })
    })
  }
  const observer = new MutationObserver(() => {
    // After the effects of the removal itself.
    if (isLost()) queueMicrotask(goOn)
  })
  observer.observe(document, { childList: true, subtree: true })
  const options = { signal: stop.signal }
  const hold = ({ target }: Event) => (held = target instanceof HTMLElement ? ancestors(target) : [])
  const letGo = ({ isTrusted }: Event) => {
    // In Chromium the element still exists during the event.
    if (isTrusted) requestAnimationFrame(() => !isLost() && document.activeElement === document.body && (held = []))
  }
  document.addEventListener('focusin', hold, options)
  document.addEventListener('focusout', letGo, options)
  return () => {
    stop.abort()
    observer.disconnect()
  }
}

/** The element and its ancestors, from the inside. */
function ancestors(element: Element): readonly Element[] {
  const found: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) found.push(one)
  return found
}

/** The focusable element near a removed one: in the nearest remaining ancestor, the last control before it, or the first. */
function placeNear(around: readonly Element[]): HTMLElement | null {
  const from = around.findIndex((element) => element.isConnected)
  for (const [at, inside] of around.entries()) {
    // After a change of account the whole page is new, and its first control would be a skip link.
    if (at < from || inside.querySelector('main')) continue
    const lost = around[at - 1]
    const stops = tabStops(inside)
    const before = lost?.isConnected
      ? stops.findLast((stop) => (lost.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
      : stops[0]
    if (before) return before.closest<HTMLElement>('article[tabindex]') ?? before
  }
  return document.querySelector('main h1')
}
