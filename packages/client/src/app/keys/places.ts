import type { KeyPage } from './KeyPage.ts'

/** Presses what is marked with `data-press` outside the posts; false where it is not on the page. */
export function pressOnPage({ document }: KeyPage, control: 'new' | 'notifications' | 'write'): boolean {
  const element = [...document.querySelectorAll<HTMLElement>(`[data-press=${control}]`)].find((one) => one.checkVisibility())
  element?.click()
  return element !== undefined
}

/** Opens an address, where this client has one like it. */
export function goTo(path: string) {
  return ({ router }: KeyPage): void => router.navigate(path)
}

/** The address of something of the reader's own. */
export function ownPath({ session }: Pick<KeyPage, 'session'>, rest = ''): string {
  const acct = session.me === null ? undefined : session.entities.accounts.get(session.me)?.acct
  return `/users/${encodeURIComponent(acct ?? '')}${rest}`
}

/** Puts the caret where a new post is written, which a narrow page keeps behind a button. */
export function write(page: KeyPage): void {
  const place = page.document.querySelector('#composer')
  if (!place?.checkVisibility()) {
    pressOnPage(page, 'write')
    return
  }
  const focus = () => {
    const text = place.querySelector('textarea')
    text?.focus()
    return text !== null
  }
  if (focus()) return
  // It comes after the first picture.
  const observer = new MutationObserver(() => focus() && observer.disconnect())
  observer.observe(place, { childList: true, subtree: true })
}

/** Opens the notifications, or goes to them where they stand in a column. */
export function showNotifications(page: KeyPage): void {
  if (pressOnPage(page, 'notifications')) return
  page.document.querySelector<HTMLElement>('aside [role=feed] article')?.focus()
}

/** Leaves a text that is being written: to the post it answers, or to the screen's heading. */
export function leaveText({ document }: KeyPage): void {
  const post = document.activeElement?.closest<HTMLElement>('article[tabindex]')
  const place = post ?? document.querySelector<HTMLElement>('main h1')
  place?.focus({ preventScroll: true })
}
