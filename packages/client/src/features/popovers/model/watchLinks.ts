import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import { enterKey, floating } from './enterCard.ts'
import { linkAt } from './linkAt.ts'

/** Milliseconds: long enough not to flicker while the pointer crosses the page, and shorter than the browser's own tooltip takes. */
const showAfter = 400
/** Milliseconds to move the pointer from the link into the card. */
const hideAfter = 250

export interface LinkWatch {
  readonly clock: Clock
  /** The last event before this watch. */
  readonly first?: PointerEvent | FocusEvent
  /** This link has a popover. */
  readonly takes: (link: HTMLElement) => boolean
  readonly onShow: (link: HTMLElement) => void
  readonly onHide: () => void
}

/** Keys that do not close the card: they move the focus or lead into the card. */
const quiet: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Alt'])

/**
 * Calls back when the pointer or the focus rests on a link or reaction, and when it has left that and its card. The whole page shares one
 * set of listeners; touch opens the link only.
 */
export function watchLinks(page: Document, { clock, first, takes, onShow, onHide }: LinkWatch): Stop {
  let at: { readonly link: HTMLElement; readonly by: 'pointer' | 'focus'; readonly title: string } | null = null
  let shown = false
  let timer: Timer | null = null
  let last = { x: -1, y: -1 }
  /** The link to which the focus returns from its card, which must not open again for that. */
  let returning: HTMLElement | null = null
  const stop = new AbortController()

  function after(ms: number, run: () => void): void {
    timer?.cancel()
    timer = clock.after(ms, run)
  }

  function arrive(link: HTMLElement, by: 'pointer' | 'focus'): void {
    if (at?.link === link) {
      if (shown) timer?.cancel()
      return
    }
    leave()
    // The browser's tooltip would lie over the card, which says the same.
    at = { link, by, title: link.title }
    link.removeAttribute('title')
    if (link instanceof HTMLAnchorElement) link.setAttribute('aria-keyshortcuts', enterKey)
    after(showAfter, () => {
      shown = true
      onShow(link)
    })
  }

  /** Closes the card, or cancels one that is about to open. */
  function leave(): void {
    timer?.cancel()
    if (at?.title) at.link.title = at.title
    at?.link.removeAttribute('aria-keyshortcuts')
    at = null
    if (!shown) return
    shown = false
    onHide()
  }

  function linkOf(target: EventTarget | null): HTMLElement | null {
    const link = linkAt(target)
    return link && takes(link) ? link : null
  }

  function isFloating(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest(floating) !== null
  }

  function isInMenu(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('[role="menu"]') !== null
  }

  function onPointer(event: PointerEvent): void {
    if (event.pointerType === 'touch') return
    const isStill = event.clientX === last.x && event.clientY === last.y
    last = { x: event.clientX, y: event.clientY }
    const link = linkOf(event.target)
    if (isFloating(event.target)) timer?.cancel()
    else if (!link) {
      if (at?.by !== 'pointer') return
      if (shown) after(hideAfter, leave)
      else leave()
    } else if (isStill) {
      // The page moved under a resting pointer, so that nothing opens until the pointer moves, too.
      page.addEventListener('pointermove', onPointer, { once: true, passive: true, signal: stop.signal })
    } else arrive(link, 'pointer')
  }

  function onFocus({ target }: FocusEvent): void {
    const link = linkOf(target)
    const isBack = link !== null && link === returning
    returning = null
    if (isBack) return
    if (link?.matches(':focus-visible')) arrive(link, 'focus')
    else if (at?.by === 'focus' && !isFloating(target)) leave()
  }

  function onKey(event: KeyboardEvent): void {
    if (isFloating(event.target)) {
      // A menu that is open in the card closes by itself.
      if (event.key !== 'Escape' || isInMenu(event.target)) return
      returning = at?.link ?? null
    } else if (quiet.has(event.key) || (event.altKey && event.key === 'ArrowDown')) return
    if (shown && event.key === 'Escape') {
      // Escape closes the card and nothing that is open behind it.
      event.preventDefault()
      event.stopPropagation()
    }
    leave()
  }

  function onAway(event: Event): void {
    if (!isFloating(event.target)) leave()
  }

  const options = { capture: true, passive: true, signal: stop.signal }
  page.addEventListener('pointerover', onPointer, options)
  page.addEventListener('focusin', onFocus, options)
  page.addEventListener(
    'focusout',
    (event) => at?.by === 'focus' && event.target === at.link && !isFloating(event.relatedTarget) && leave(),
    options,
  )
  page.addEventListener('keydown', onKey, { capture: true, signal: stop.signal })
  for (const away of ['pointerdown', 'wheel'] as const) page.addEventListener(away, onAway, options)
  // This does not listen while capturing, which would report every element that the pointer leaves.
  page.documentElement.addEventListener('pointerleave', leave, { signal: stop.signal })
  // The pointer may have come to a link before this listener was there; it is noticed when it moves again.
  page.addEventListener('pointermove', onPointer, { once: true, passive: true, signal: stop.signal })
  if (first instanceof PointerEvent) onPointer(first)
  const focused = linkOf(page.activeElement)
  if (focused?.matches(':focus-visible')) arrive(focused, 'focus')
  return () => {
    leave()
    stop.abort()
  }
}
