import { isTimelineVisible } from '#parts/navigation/isTimelineVisible.ts'
import type { Session } from '#data/session/Session.ts'

import { landing } from './visitorsOnly.ts'

/** Lets in who may see this timeline and sends everybody else to where they land. */
export function timelineOnly(feed: Parameters<typeof isTimelineVisible>[0]) {
  return (session: Session): string | null => {
    const { me, server } = session
    return isTimelineVisible(feed, { server, signedIn: me !== null }) ? null : landing(session)
  }
}
