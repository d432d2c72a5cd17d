import { isTimelineVisible } from '#app/navigation/isTimelineVisible.ts'
import type { TimelineEntry } from '#app/navigation/timelines.ts'
import type { RouteContext } from '#app/routes/RouteContext.ts'

import { leadOn } from './membersOnly.ts'

/** Lets in who may see this timeline and sends everybody else to where they land. A route's `beforeLoad`. */
export function timelineOnly(feed: TimelineEntry['feed']) {
  return ({ context }: { context: RouteContext }): void => {
    const { me, server } = context.session
    if (!isTimelineVisible(feed, { server, signedIn: me !== null })) leadOn(context)
  }
}
