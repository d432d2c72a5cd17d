import type { Timer } from '@rookery/api/http/Clock'
import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import type { Stop } from '@rookery/store/Cell'
import type { LinkOpener } from './openInside.ts'

/** Milliseconds in which a second press follows that selects a word. */
const doublePress = 250

/** Controls with an action of their own, and the row of actions, where a finger may miss a button. */
const acting =
  'a, button, input, select, textarea, label, summary, form, audio, video, iframe, dialog, [popover], [tabindex="0"], [role="group"], [contenteditable]'

/** A post that is already open, or shown only as a line. */
const closed = '[data-focused], [data-covered], [data-folded]'

/**
 * Opens the conversation of a post whose text or blank area is pressed, where the reader wants that, and of a quoted post by a press
 * anywhere on its card; of a notification its target. Not while text is selected: a press that ends a selection, and one that may
 * become a double one, is not meant for the card.
 */
export function openPosts(page: Document, { session, navigation, openInNewTab }: LinkOpener, clock = session.clock): Stop {
  const settings = settingsOf(session)
  const stop = new AbortController()
  let hadSelection = false
  let waiting: Timer | null = null

  function onDown(): void {
    hadSelection = isSelected(page)
  }

  function onClick(event: MouseEvent): void {
    waiting?.cancel()
    waiting = null
    if (event.defaultPrevented || event.button !== 0 || event.detail > 1 || event.shiftKey || event.altKey) return
    const card = cardAt(event.target, settings.get('pressOpensPost'))
    if (card === null || hadSelection || isSelected(page)) return
    const id = card.dataset.status as StatusId | undefined // the id attribute of the card
    const link = id === undefined ? leadOf(card) : null
    const path = id === undefined ? link?.getAttribute('href') : href.status(id)
    if (!path) return
    if (event.metaKey || event.ctrlKey) return openInNewTab(path)
    // A press on the link of a notification marks it as seen, too.
    const open = () => !isSelected(page) && (link ? link.click() : navigation.navigate(path))
    if (isByMouse(event) && hasWords(event.target)) waiting = clock.after(doublePress, open)
    else open()
  }

  page.addEventListener('pointerdown', onDown, { passive: true, signal: stop.signal })
  page.addEventListener('click', onClick, { signal: stop.signal })
  return () => {
    waiting?.cancel()
    stop.abort()
  }
}

/** The post or notification that a press on an element belongs to. */
function cardAt(target: EventTarget | null, anyPost: boolean): HTMLElement | null {
  if (!(target instanceof HTMLElement)) return null
  const card = target.closest<HTMLElement>('[data-status], [data-notification]')
  if (!card || card.matches(closed) || (!anyPost && !card.closest('blockquote'))) return null
  for (let at: Element | null = target; at && at !== card; at = at.parentElement) if (at.matches(acting)) return null
  return card
}

/** The target of a notification: its post, or the account in its first line. */
function leadOf(card: HTMLElement): HTMLAnchorElement | null {
  return card.querySelector<HTMLAnchorElement>('a[data-lead]') ?? card.querySelector<HTMLAnchorElement>('header p a')
}

function isSelected(page: Document): boolean {
  return page.getSelection()?.isCollapsed === false
}

function isByMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse'
}

function hasWords(target: EventTarget | null): boolean {
  return target instanceof Node && [...target.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '')
}
