import type { Timer } from '@rookery/api/http/Clock'
import type { StatusId } from '@rookery/api/wire/model'
import { href } from '#data/addresses/href.ts'
import type { Stop } from '#lib/Cell.ts'
import type { LinkOpener } from './openInside.ts'

/** Milliseconds in which a second press follows that selects a word. */
const doublePress = 250

/** What does something by itself when it is pressed, and the row of actions, between whose buttons a finger may land. */
const acting =
  'a, button, input, select, textarea, label, summary, form, audio, video, iframe, dialog, [popover], [tabindex="0"], [role="group"], [contenteditable]'

/** A post that is open already, or of which only a line is shown. */
const closed = '[data-focused], [data-covered], [data-folded]'

/**
 * Opens the conversation of a post whose text or blank area is pressed, where the reader wants that, and of a quoted post by a press
 * anywhere on its card. Not while text is selected: a press that ends a selection, and one that may become a double one, is not meant
 * for the post.
 */
export function openPosts(page: Document, { session, navigation, openBeside }: LinkOpener): Stop {
  const { clock, settings } = session
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
    const id = postAt(event.target, settings.get('pressOpensPost'))
    if (id === null || hadSelection || isSelected(page)) return
    const path = href.status(id)
    if (event.metaKey || event.ctrlKey) return openBeside(path)
    const open = () => !isSelected(page) && navigation.navigate(path)
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

/** The post that a press at an element is meant for. */
function postAt(target: EventTarget | null, anyPost: boolean): StatusId | null {
  if (!(target instanceof HTMLElement)) return null
  const post = target.closest<HTMLElement>('[data-status]')
  if (!post || post.matches(closed) || (!anyPost && !post.closest('blockquote'))) return null
  for (let at: Element | null = target; at && at !== post; at = at.parentElement) if (at.matches(acting)) return null
  return (post.dataset.status ?? null) as StatusId | null // what a card says of its post
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
