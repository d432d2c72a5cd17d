import { feedKinds, type FeedKindName } from '#features/addresses/model/feedKinds.ts'
import type { Session } from '#features/session/model/Session.ts'
import { isTimelineVisible } from '#features/timelines/model/isTimelineVisible.ts'

import { landing } from './visitorsOnly.ts'

/** Lets in who may see this timeline, and whom its screen asks to sign in; sends everybody else to where they land. */
export function timelineOnly(feed: FeedKindName) {
  return (session: Session): string | null => {
    const { me, server } = session
    return feedKinds[feed].asksToSignIn || isTimelineVisible(feed, { server: server.get(), signedIn: me !== null })
      ? null
      : landing(session)
  }
}
