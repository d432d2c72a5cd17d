import { feedKinds, type FeedKindName } from '#features/addresses/model/feedKinds.ts'
import type { Session } from '#features/session/model/Session.ts'
import { isTimelineVisible, viewerOf } from '#features/timelines/model/isTimelineVisible.ts'

import { landing } from './visitorsOnly.ts'

/**
 * Guard for a timeline: users who may see it pass, and visitors if its screen offers a sign-in. Others are redirected to the landing page.
 * As long as the account is not loaded, its role may open a timeline that Mastodon closes to other members.
 */
export function timelineOnly(feed: FeedKindName) {
  return (session: Pick<Session, 'entities' | 'me' | 'server'>): string | null => {
    const viewer = viewerOf(session)
    const mayHaveRole = viewer.signedIn && session.server.get().instance.mastodonApi > 0
    const viewsClosedFeeds = viewer.viewsClosedFeeds ?? mayHaveRole
    const isAsked = !viewer.signedIn && feedKinds[feed].asksToSignIn
    return isAsked || isTimelineVisible(feed, { ...viewer, viewsClosedFeeds }) ? null : landing(session)
  }
}
