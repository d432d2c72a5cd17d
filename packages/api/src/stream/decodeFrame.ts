import { decodeAnnouncement } from '../wire/announcement.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { decodeNotification, type Notification } from '../wire/notification.ts'
import { parseJson } from '../wire/parseJson.ts'
import { count, fields, orNull, readId, record, requireText, textOrEmpty, wordOrNull } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import { withUnstatedFlags } from '../wire/withUnstatedFlags.ts'
import type { Announcement } from '../wire/announcement.ts'
import type { AccountId, Status, StatusId } from '../wire/model.ts'

/** An event of a live stream. */
export type StreamEvent =
  | { readonly kind: 'update'; readonly status: Status }
  /** An edited status. */
  | { readonly kind: 'statusUpdate'; readonly status: Status }
  | { readonly kind: 'delete'; readonly id: StatusId }
  | { readonly kind: 'notification'; readonly notification: Notification }
  | { readonly kind: 'conversation'; readonly id: string; readonly unread: boolean; readonly lastStatus: Status | null }
  | RelationshipEvent
  | { readonly kind: 'announcement'; readonly announcement: Announcement }
  | { readonly kind: 'announcementDelete'; readonly id: string }
  /** A reaction to an announcement has another count; 0 means that it was removed (Mastodon). */
  | { readonly kind: 'announcementReaction'; readonly id: string; readonly name: string; readonly count: number }
  | { readonly kind: 'filtersChanged' }
  /** Notifications of accounts that the reader accepted are among the others now (Mastodon). */
  | { readonly kind: 'notificationsMerged' }
  /** A well-formed event with a name that this client does not know. */
  | { readonly kind: 'unknown'; readonly name: string }
  /** A frame that could not be used. `detail` is for developers. */
  | { readonly kind: 'ignored'; readonly reason: 'tooLarge' | 'notText' | 'notJson' | 'undecodable' | 'refused'; readonly detail: string }

/** The state of an own follow changed on the server (Akkoma, Pleroma). Hidden counts may be 0. */
export interface RelationshipEvent {
  readonly kind: 'relationship'
  readonly state: 'pending' | 'accepted' | 'rejected' | 'unfollowed'
  readonly follower: FollowCounts
  readonly following: FollowCounts
}

export interface FollowCounts {
  readonly id: AccountId
  readonly followersCount: number
  readonly followingCount: number
}

/** Longest frame that is parsed, in characters: 20 million. */
export const frameLimit = 20_000_000

/**
 * Decodes a frame into an event; null for a pong. Never throws.
 * @param host of the server, whose own accounts may have it in their handles
 */
export function decodeFrame(data: unknown, host: string): StreamEvent | null {
  if (data === 'pong') return null
  if (typeof data !== 'string') return ignored('notText', typeof data)
  if (data.length > frameLimit) return ignored('tooLarge', `${data.length} characters`)
  const frame = parse(data, host)
  if (!frame) return ignored('notJson', data.slice(0, 100))
  const name = textOrEmpty(frame.event)
  // Mastodon reports a wrong stream name this way, after the connection is open.
  if (!name) return ignored('refused', textOrEmpty(frame.error))
  const payload = typeof frame.payload === 'string' ? (parse(frame.payload, host) ?? frame.payload) : frame.payload
  try {
    return decodeEvent(name, payload)
  } catch (error) {
    if (error instanceof DecodeError) return ignored('undecodable', `${name}: ${error.message}`)
    throw error
  }
}

function decodeEvent(name: string, payload: unknown): StreamEvent | null {
  switch (name) {
    case 'update':
      return { kind: 'update', status: readStatus(payload) }
    case 'status.update':
      return { kind: 'statusUpdate', status: readStatus(payload) }
    case 'delete':
      return { kind: 'delete', id: readId<StatusId>(payload, 'delete') }
    case 'notification':
      return { kind: 'notification', notification: readNotification(payload) }
    case 'conversation':
      return decodeConversation(payload)
    case 'pleroma:follow_relationships_update':
      return decodeRelationshipEvent(payload)
    case 'announcement':
      return { kind: 'announcement', announcement: decodeAnnouncement(payload) }
    case 'announcement.delete':
      return { kind: 'announcementDelete', id: readId(payload, 'announcement.delete') }
    case 'announcement.reaction':
      return decodeAnnouncementReaction(payload)
    case 'filters_changed':
      return { kind: 'filtersChanged' }
    case 'notifications_merged':
      return { kind: 'notificationsMerged' }
    // Pleroma's responses to subscriptions need no action.
    case 'pleroma:respond':
      return null
    default:
      return { kind: 'unknown', name }
  }
}

const readStatus = (payload: unknown) => withUnstatedFlags(decodeStatus(payload))

function readNotification(payload: unknown): Notification {
  const notification = decodeNotification(payload)
  return 'status' in notification && notification.status
    ? { ...notification, status: withUnstatedFlags(notification.status) }
    : notification
}

function decodeAnnouncementReaction(payload: unknown): StreamEvent {
  const raw = fields(payload)
  const id = readId(raw.announcement_id, 'announcement.reaction.announcement_id')
  return { kind: 'announcementReaction', id, name: requireText(raw.name, 'announcement.reaction.name'), count: count(raw.count) }
}

function decodeConversation(payload: unknown): StreamEvent {
  const raw = fields(payload)
  const id = readId(raw.id, 'conversation.id')
  return {
    kind: 'conversation',
    id,
    unread: raw.unread === true,
    lastStatus: record(raw.last_status) && orNull(readStatus, raw.last_status),
  }
}

const followStates: Readonly<Record<string, RelationshipEvent['state']>> = {
  follow_pending: 'pending',
  follow_accept: 'accepted',
  follow_reject: 'rejected',
  unfollow: 'unfollowed',
}

function decodeRelationshipEvent(payload: unknown): StreamEvent {
  const raw = fields(payload)
  const state = wordOrNull(followStates, raw.state)
  if (!state) throw new DecodeError('relationship.state', 'known state')
  return { kind: 'relationship', state, follower: readCounts(raw.follower), following: readCounts(raw.following) }
}

function readCounts(value: unknown): FollowCounts {
  const raw = fields(value)
  return {
    id: readId<AccountId>(raw.id, 'relationship.id'),
    followersCount: count(raw.follower_count),
    followingCount: count(raw.following_count),
  }
}

function ignored(reason: Extract<StreamEvent, { kind: 'ignored' }>['reason'], detail: string): StreamEvent {
  return { kind: 'ignored', reason, detail }
}

function parse(json: string, host: string) {
  try {
    return record(parseJson(json, host))
  } catch {
    // The caller reports it, or uses the text as a bare id.
    return null
  }
}
