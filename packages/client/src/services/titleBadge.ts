import type { Stop } from '#lib/Cell.ts'
import { subscribeUnseen, unseenCount } from '#data/notifications/unseenCount.ts'
import type { Session } from '#data/session/Session.ts'
import { drawBadge } from './drawBadge.ts'

/** Shows the count of unseen notifications in the page's title and on its icon (spec 2, section 9), whoever sets the title. */
export function startTitleBadge(session: Session, document: Document): Stop {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  const plainIcon = icon?.href
  let count = 0

  function setTitle(): void {
    const title = titleWithCount(document.title, count)
    if (title !== document.title) document.title = title
  }

  function update(): void {
    const next = unseenCount(session)
    if (next === count) return
    count = next
    setTitle()
    if (icon && plainIcon) void drawBadge(document, plainIcon, count).then((url) => count === next && (icon.href = url))
  }

  const observer = new MutationObserver(setTitle)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const stopListening = subscribeUnseen(session, update)
  update()

  return () => {
    observer.disconnect()
    stopListening()
    document.title = titleWithCount(document.title, 0)
    if (icon && plainIcon) icon.href = plainIcon
  }
}

/** The title with the count before it, in place of an older count. */
export function titleWithCount(title: string, count: number): string {
  const plain = title.replace(/^\(\d+\) /, '')
  return count > 0 ? `(${count}) ${plain}` : plain
}
