import type { RelationshipEvent, StreamEvent } from '@rookery/api/stream/decodeFrame'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import type { Notification } from '@rookery/api/wire/notification'
import { recountReplies } from '#features/statuses/model/recountReplies.ts'
import { announcementsOf } from '#features/announcements/model/announcementsOf.ts'
import type { Batch, Entities } from '#features/entities/model/Entities.ts'
import type { AccountRecord } from '#features/entities/model/records.ts'
import { isNotificationFeed, type FeedKey } from '#features/addresses/model/FeedKey.ts'
import { insertPostsOfFollowed } from '#features/feeds/model/insertPostsOfFollowed.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { AnnouncementNotices } from './announcementNotices.ts'
import { showMerged } from '#features/notificationRequests/model/showMerged.ts'
import { openThreads } from '#features/threads/model/openThreads.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** An event with the feeds that its stream updates. */
export interface StreamedEvent {
  readonly event: StreamEvent
  readonly feeds: readonly FeedKey[]
  /** From `Entities.nextRequestSeq`, at its arrival: events wait for a frame, and a response in between is newer. */
  readonly requestSeq: number
}

/** Applies the events of one frame to the session as one batch (spec 3, section 4). */
export function applyStreamEvents(session: Session, arrivals: readonly StreamedEvent[], announcements: AnnouncementNotices): void {
  const { entities } = session
  const feeds = feedsOf(session)
  const batches: [Batch, requestSeq: number][] = []
  const notifications: Notification[] = []
  const deletedIds: StatusId[] = []
  const posted: { id: StatusId; feeds: readonly FeedKey[] }[] = []

  for (const { event, feeds: keys, requestSeq } of arrivals) {
    switch (event.kind) {
      case 'update':
        batches.push([{ statuses: [event.status] }, requestSeq])
        posted.push({ id: event.status.id, feeds: keys })
        break
      case 'statusUpdate':
        batches.push([{ statuses: [event.status] }, requestSeq])
        break
      case 'conversation':
        if (event.lastStatus) {
          batches.push([{ statuses: [event.lastStatus] }, requestSeq])
          posted.push({ id: event.lastStatus.id, feeds: keys })
        }
        break
      case 'notification':
        notifications.push(event.notification)
        batches.push([{ notifications: [event.notification] }, requestSeq])
        break
      case 'delete':
        deletedIds.push(event.id)
        batches.push([{ deleted: [event.id] }, requestSeq])
        break
      case 'relationship':
        applyRelationship(session, event, requestSeq)
        break
      case 'announcement':
        announcementsOf(session).take(event.announcement)
        announcements.take(event.announcement)
        break
      case 'announcementReaction':
        announcementsOf(session).count(event)
        break
      case 'announcementDelete':
        announcementsOf(session).remove(event.id)
        announcements.withdraw(event.id)
        break
      case 'notificationsMerged':
        showMerged(session)
        break
      case 'filtersChanged':
      case 'unknown':
      case 'ignored':
        // Unused or unusable events; a warning was logged if developers should know.
        break
    }
  }

  entities.batch(() => {
    for (const [batch, requestSeq] of batches) entities.receive(batch, requestSeq)
    if (deletedIds.length > 0) {
      feeds.removeStatuses(new Set(deletedIds))
      recountReplies(session, deletedIds)
    }
    for (const key of new Set(posted.flatMap((post) => post.feeds))) {
      if (isNotificationFeed(key)) continue
      const ids = posted.filter((post) => post.feeds.includes(key)).map((post) => post.id)
      void feeds.arrive(key, ids)
    }
    if (notifications.length > 0) feeds.at('notifications').arrive(notifications.map((notification) => notification.id).toReversed())
    const mentioned = notifications.flatMap((notification) => ('status' in notification && notification.status?.id) || [])
    const arrived = [...posted.map((post) => post.id), ...mentioned].filter((id) => entities.statuses.get(id)?.deleted === false)
    openThreads(session).get()?.arrive(arrived)
  })
}

const following = { pending: { requested: true, following: false }, accepted: { requested: false, following: true } } as const
const notFollowing = { requested: false, following: false }

/** Applies the server's decision on the user's follow: to the button, the counts and the home timeline. */
function applyRelationship(session: Session, { state, follower, following: followed }: RelationshipEvent, requestSeq: number): void {
  const { entities, me } = session
  const feeds = feedsOf(session)
  if (me === null || follower.id !== me) return
  const known = entities.relationships.get(followed.id)
  const change = state === 'pending' || state === 'accepted' ? following[state] : notFollowing
  if (known) entities.receive({ relationships: [{ ...known, ...change }] }, requestSeq)
  count(entities, me, (own) => ({ ...own, followingCount: follower.followingCount }))
  // If an account hides its count, servers send 0 or the true number, depending on the version. Neither may be shown.
  count(entities, followed.id, (other) => (other.hideFollowersCount ? other : { ...other, followersCount: followed.followersCount }))
  if (state === 'accepted') insertPostsOfFollowed(session, followed.id)
  if (state === 'unfollowed') feeds.removeUnfollowed(followed.id)
}

function count({ accounts }: Entities, id: AccountId, change: (account: AccountRecord) => AccountRecord): void {
  if (accounts.get(id)) accounts.patch(id, change).settle()
}
