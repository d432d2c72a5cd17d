import type { Session } from '#data/session/Session.ts'
import type { Stop } from '#lib/Cell.ts'
import type { PageState } from './pageState.ts'

/** Writes what waits to be kept when the page is left or hidden. */
export function startKeeping(session: Session, page: PageState): Stop {
  return page.onLeave(() => void session.flush())
}
