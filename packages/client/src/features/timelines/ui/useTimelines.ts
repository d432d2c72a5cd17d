import { useAccount } from '#features/accounts/model/useAccount.ts'
import { feedKinds } from '#features/addresses/model/feedKinds.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useCell } from '#lib/useCell.ts'
import { isTimelineVisible } from '#features/timelines/model/isTimelineVisible.ts'
import { timelines, type TimelineEntry } from './timelines.ts'

/** A timeline that the reader may see, with the address that it has for them. */
export type ReachableTimeline = Pick<TimelineEntry, 'feed' | 'icon'> & { readonly path: string; readonly label: MessageId }

/** The timelines that this person may see, in their order. */
export function useTimelines(): readonly ReachableTimeline[] {
  const session = useSession()
  const { me } = session
  const server = useCell(session.server)
  const account = useAccount(me)
  const name = account?.acct
  return timelines.flatMap(({ feed, icon, address }) => {
    if (!isTimelineVisible(feed, { server, signedIn: me !== null, viewsClosedFeeds: account?.own?.viewsClosedFeeds })) return []
    return { feed, icon, label: feedKinds[feed].title, path: address(name ?? me ?? '') }
  })
}
