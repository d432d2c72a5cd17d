import { followLinks } from '#app/page/followLinks.ts'
import { createRouter } from '#app/router/createRouter.ts'
import { routes } from '#app/routes/routes.tsx'
import type { Session } from '#features/session/model/Session.ts'
import { createCell } from '@rookery/store/Cell'
import { schedulePrefetch } from '#live/schedulePrefetch.ts'

import type { ShownPage } from './PageOnScreen.ts'
import type { Stop } from '@rookery/store/Cell'
import { keepTrying } from '#lib/keepTrying.ts'

let opened = 0

/**
 * Puts a session on the page: its router, its links and its screens.
 * @param isChange another one was there before
 */
export function openPage(session: Session, window: Window, isChange: boolean): ShownPage {
  const router = createRouter({ routes, session, window, isChange })
  let stopFetching = () => {}
  const prefetched = () => {
    router.preloadPrefetched()
    stopFetching = fetchWayOut(session)
  }
  const stops = [
    followLinks(window.document, router),
    router.stop,
    schedulePrefetch(window, session.clock, prefetched),
    () => stopFetching(),
  ]
  return {
    key: ++opened,
    session,
    router,
    opened: createCell(null),
    open: (path) => router.navigate(path),
    stop() {
      for (const stop of stops.splice(0)) stop()
    },
  }
}

/** Fetches the menus, windows and services of signing out, because that must also work without a connection. */
function fetchWayOut({ me }: Session): Stop {
  if (me === null) return () => {}
  return keepTrying(
    () =>
      Promise.all([import('#app/shell/AccountWindow.tsx'), import('#app/shell/SignOutDialog.tsx'), import('#live/startRevocations.ts')]),
    () => {},
  )
}
