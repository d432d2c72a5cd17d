import type { Stop } from '#lib/Cell.ts'

import { tabStops } from './tabStops.ts'

/**
 * Keeps the focus from falling to nobody when what has it goes away, wherever that is: a button that has done its work, a
 * form that was sent. It then comes to what stands before the place; lists and windows that give theirs back by themselves
 * come first. Returns how to stop.
 */
export function keepFocus(document: Document): Stop {
  const stop = new AbortController()
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      if (relatedTarget !== null || !(target instanceof HTMLElement)) return
      const around = ancestors(target)
      requestAnimationFrame(() => {
        if (!target.isConnected && document.activeElement === document.body) placeNear(around)?.focus({ preventScroll: true })
      })
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}

/** The element and what it stands in, from the inside. */
function ancestors(element: Element): readonly Element[] {
  const found: Element[] = []
  for (let one: Element | null = element; one; one = one.parentElement) found.push(one)
  return found
}

/** What can take the focus next to a place that is gone: in the nearest surroundings left, the last before it, else the first. */
function placeNear(around: readonly Element[]): HTMLElement | null {
  const from = around.findIndex((element) => element.isConnected)
  for (const [at, inside] of around.entries()) {
    if (at < from || inside === document.body) continue
    const lost = around[at - 1]
    const stops = tabStops(inside)
    const before = lost?.isConnected
      ? stops.findLast((stop) => (lost.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING) !== 0)
      : stops[0]
    if (before) return before.closest<HTMLElement>('article[tabindex]') ?? before
  }
  return document.querySelector('main h1')
}
