import { announcementsOf } from '#features/announcements/model/announcementsOf.ts'
import { askerOf, startSharedPolling } from '#features/session/model/startSharedPolling.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

/** Milliseconds: the first posts have the connection to themselves. */
const firstAfter = 4000
/** Spec 3, section 9. */
const every = 60_000

/** Knows what is announced, for the count in the navigation: soon after the start, then once a minute while somebody looks at the page. */
export function startAnnouncementWatch(session: Session, page: PageState): Stop {
  if (session.me === null) return () => {}
  const store = announcementsOf(session)
  const first = session.clock.after(firstAfter, () => void (store.get().list === null && store.load()))
  const { look, stop } = startSharedPolling(askerOf(session), {
    subject: 'announcements',
    every,
    isSeen: () => page.visible.get(),
    async ask() {
      await store.load()
      const { error } = store.get()
      // A server that does not tell is not asked again and again.
      return error?.status === 403 || error?.status === 401 ? null : 0
    },
  })
  const stopPage = page.visible.subscribe(look)
  return () => {
    first.cancel()
    stop()
    stopPage()
  }
}
