import { announcementsOf } from '#features/announcements/model/announcementsOf.ts'
import { pollingContextOf, startSharedPolling } from '#features/session/model/startSharedPolling.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

/** Milliseconds: the first posts have the connection to themselves. */
const firstDelayMs = 4000
/** Spec 3, section 9. */
const intervalMs = 60_000

/** Loads announcements for the count in the navigation: soon after the start, then once a minute while the page is visible. */
export function startAnnouncementWatch(session: Session, page: PageState): Stop {
  if (session.me === null) return () => {}
  const store = announcementsOf(session)
  const first = session.clock.after(firstDelayMs, () => void (store.get().list === null && store.load()))
  const { onVisibilityChange, stop } = startSharedPolling(pollingContextOf(session), {
    subject: 'announcements',
    intervalMs,
    isVisible: () => page.visible.get(),
    async fetch() {
      await store.load()
      const { error } = store.get()
      // A server without announcements is not polled.
      return error?.status === 403 || error?.status === 401 ? null : 0
    },
  })
  const stopPage = page.visible.subscribe(onVisibilityChange)
  return () => {
    first.cancel()
    stop()
    stopPage()
  }
}
