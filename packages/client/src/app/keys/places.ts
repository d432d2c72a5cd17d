import { href } from '#features/addresses/model/href.ts'
import { openSettings } from '#features/navigation/model/openSettings.ts'

import type { KeyPage } from './KeyPage.ts'

/** Opens an address, where this client has one like it. */
export function goTo(path: string) {
  return ({ router }: KeyPage): void => router.navigate(path)
}

/** An address with the user's name. */
export function own({ session }: Pick<KeyPage, 'session'>, build: (name: string) => string): string {
  const acct = session.me === null ? undefined : session.entities.accounts.get(session.me)?.acct
  return build(acct ?? '')
}

/** Focuses the composer for a new post, which a narrow page has in a window. */
export function write(page: KeyPage): void {
  const place = page.document.querySelector('#composer')
  if (!place?.checkVisibility()) {
    page.open('newPost')
    return
  }
  focusTextIn(place)
}

/** The place whose text box gets the focus as soon as its code is loaded. */
let awaited: Element | null = null

/** Whether a user who has asked for the composer may type already: those letters are not shortcuts. */
export const isTextAwaited = (): boolean => awaited?.isConnected ?? false

/** Focuses the text box in a place, now or when its code is loaded, unless the user goes elsewhere or the code fails to load. */
function focusTextIn(place: Element): void {
  const stop = new AbortController()
  const { signal } = stop
  const hasEnded = () => {
    const text = place.querySelector('textarea')
    text?.focus()
    return text !== null || place.querySelector('[role=alert]') !== null
  }
  if (hasEnded()) return
  awaited = place
  const observer = new MutationObserver(() => hasEnded() && stop.abort())
  observer.observe(place, { childList: true, subtree: true })
  const document = place.ownerDocument
  const end = () => stop.abort()
  for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, end, { signal })
  document.addEventListener('keydown', ({ key }) => (key === 'Escape' || key === 'Tab') && end(), { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    awaited = null
  })
}

/** Focuses the search field: on the search screen, or in the bar, or on that screen after opening it. */
export function search({ document, router }: KeyPage): void {
  const place = document.querySelector<HTMLElement>('main [data-search]') ?? document.querySelector<HTMLElement>('[data-search]')
  if (place instanceof HTMLInputElement) {
    place.focus()
    place.select()
  } else if (place) place.click()
  else router.navigate(href.search())
}

/** Opens the notifications, or focuses their column. */
export function showNotifications(page: KeyPage): void {
  const list = page.lists.named('notifications')?.list
  if (list) list.focusFirst()
  // A column whose list is still loading needs no window next to it.
  else if (!page.document.querySelector('#notifications')?.checkVisibility()) page.open('notifications')
}

/** Moves the focus out of a text: to its parent post, or to the screen's heading. */
export function leaveText({ document }: KeyPage): void {
  const post = document.activeElement?.closest<HTMLElement>('article[tabindex]')
  const place = post ?? document.querySelector<HTMLElement>('main h1')
  place?.focus({ preventScroll: true })
}

/** Opens all settings over the screen. */
export function showSettings({ router }: KeyPage): void {
  openSettings(router)
}
