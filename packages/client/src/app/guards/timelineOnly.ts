import { feedKinds, type FeedKindName } from '#features/addresses/model/feedKinds.ts'
import type { Session } from '#features/session/model/Session.ts'
import { isTimelineVisible, viewerOf } from '#features/timelines/model/isTimelineVisible.ts'

import { landing } from './visitorsOnly.ts'

/**
 * Guard for a timeline: users who may see it pass, and visitors if its screen offers a sign-in. Others are redirected to the landing page.
 */
export function timelineOnly(feed: FeedKindName) {
  return (session: Session): string | null => {
    const viewer = viewerOf(session)
    return (!viewer.signedIn && feedKinds[feed].asksToSignIn) || isTimelineVisible(feed, viewer) ? null : landing(session)
  }
}
