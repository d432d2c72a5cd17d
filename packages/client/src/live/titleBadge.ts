import type { Stop } from '@rookery/store/Cell'
import { announcementsOf, unreadAnnouncements } from '#features/announcements/model/announcementsOf.ts'
import { subscribeUnseenTotal, unseenTotal } from '#features/notifications/model/unseenTotal.ts'
import type { Session } from '#features/session/model/Session.ts'
import { drawBadge } from './drawBadge.ts'

/** Shows the count of unseen notifications and unread announcements in the page's title and on its icon (spec 2, section 9). */
export function startTitleBadge(session: Session, document: Document): Stop {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')
  const plainIcon = icon?.href
  const announcements = announcementsOf(session)
  let shown = ''

  function setTitle(): void {
    const title = titleWithCount(document.title, shown)
    if (title !== document.title) document.title = title
  }

  /** The icon of the installed app; browsers that cannot badge one refuse. */
  const badgeApp = (count: number) => void navigator.setAppBadge?.(count).catch(() => {})

  function update(): void {
    const { count: unseen, isAtLeast } = unseenTotal(session)
    const count = unseen + unreadAnnouncements(announcements.get())
    const next = count === 0 ? '' : `${count}${isAtLeast ? '+' : ''}`
    if (next === shown) return
    shown = next
    setTitle()
    badgeApp(count)
    if (icon && plainIcon) void drawBadge(document, plainIcon, count).then((url) => shown === next && (icon.href = url))
  }

  const observer = new MutationObserver(setTitle)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  const stops = [subscribeUnseenTotal(session, update), announcements.subscribe(update)]
  // Counts of an earlier visit may have been seen elsewhere.
  badgeApp(0)
  update()

  return () => {
    observer.disconnect()
    for (const stop of stops) stop()
    document.title = titleWithCount(document.title, '')
    // The same address again would be fetched again.
    if (icon && plainIcon && icon.href !== plainIcon) icon.href = plainIcon
    badgeApp(0)
  }
}

/** The title with the count before it, in place of an older count. */
export function titleWithCount(title: string, count: string): string {
  const plain = title.replace(/^\(\d+\+?\) /, '')
  return count ? `(${count}) ${plain}` : plain
}
