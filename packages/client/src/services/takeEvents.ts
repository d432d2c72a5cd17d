import type { RelationshipEvent, StreamEvent } from '@rookery/api/stream/decodeFrame'
import type { Notification, Status, StatusId } from '@rookery/api/wire/model'
import { isNotificationFeed, type FeedKey } from '#data/feeds/FeedKey.ts'
import type { Session } from '#data/session/Session.ts'

/** An event with the feeds that its stream feeds. */
export interface Arrival {
  readonly event: StreamEvent
  readonly feeds: readonly FeedKey[]
}

/** Takes what one frame brought into the session as one batch (spec 3, section 4). */
export function takeEvents(session: Session, arrivals: readonly Arrival[]): void {
  const { entities, feeds, threads } = session
  const statuses: Status[] = []
  const notifications: Notification[] = []
  const deleted: StatusId[] = []
  const posted: { id: StatusId; feeds: readonly FeedKey[] }[] = []

  for (const { event, feeds: keys } of arrivals) {
    switch (event.kind) {
      case 'update':
        statuses.push(event.status)
        posted.push({ id: event.status.id, feeds: keys })
        break
      case 'statusUpdate':
        statuses.push(event.status)
        break
      case 'conversation':
        if (event.lastStatus) {
          statuses.push(event.lastStatus)
          posted.push({ id: event.lastStatus.id, feeds: keys })
        }
        break
      case 'notification':
        notifications.push(event.notification)
        break
      case 'delete':
        deleted.push(event.id)
        break
      case 'relationship':
        takeRelationship(session, event)
        break
      case 'announcement':
      case 'announcementDelete':
      case 'filtersChanged':
      case 'unknown':
      case 'ignored':
        // Known and not used, or not usable; the service has warned where a developer should know.
        break
    }
  }

  entities.batch(() => {
    entities.receive({ statuses, notifications, deleted })
    if (deleted.length > 0) feeds.removeStatuses(new Set(deleted))
    for (const key of new Set(posted.flatMap((post) => post.feeds))) {
      if (isNotificationFeed(key)) continue
      const ids = posted.filter((post) => post.feeds.includes(key)).map((post) => post.id)
      void feeds.arrive(key, ids)
    }
    if (notifications.length > 0) feeds.at('notifications').arrive(notifications.map((notification) => notification.id).toReversed())
    threads.arrive([...posted.map((post) => post.id), ...notifications.flatMap(({ status }) => status?.id ?? [])])
  })
}

const following = { pending: { requested: true, following: false }, accepted: { requested: false, following: true } } as const
const notFollowing = { requested: false, following: false }

/** The server decided on a follow of the reader's. */
function takeRelationship({ entities, me }: Session, event: RelationshipEvent): void {
  if (event.follower.id !== me) return
  const known = entities.relationships.get(event.following.id)
  const change = event.state === 'pending' || event.state === 'accepted' ? following[event.state] : notFollowing
  if (known) entities.receive({ relationships: [{ ...known, ...change }] })
}
