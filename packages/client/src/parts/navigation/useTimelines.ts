import { useAccount } from '#data/entities/useAccount.ts'
import { useSession } from '#data/session/useSession.ts'
import { isTimelineVisible } from './isTimelineVisible.ts'
import { timelines, type TimelineEntry } from './timelines.ts'

/** A timeline that the reader may see, with the address that it has for them. */
export type ReachableTimeline = Pick<TimelineEntry, 'feed' | 'label' | 'icon'> & { readonly href: string }

/** The timelines that this person may see, in their order. */
export function useTimelines(): readonly ReachableTimeline[] {
  const { me, server } = useSession()
  const name = useAccount(me)?.acct
  return timelines.flatMap(({ feed, label, icon, path }) => {
    if (!isTimelineVisible(feed, { server, signedIn: me !== null })) return []
    return { feed, label, icon, href: ownPath(path, name ?? me ?? '') }
  })
}

/** Fills the reader's name in. */
export function ownPath(path: string, name: string): string {
  return path.replace(':name', encodeURIComponent(name))
}
