import { flag, readId, requireRecord, text } from './read.ts'
import type { Relationship } from './model.ts'

/** Throws DecodeError without an id: Akkoma sends `{}` where nobody is signed in. */
export function decodeRelationship(value: unknown): Relationship {
  const raw = requireRecord(value, 'relationship')
  return {
    id: readId(raw.id, 'relationship.id'),
    following: flag(raw.following),
    followedBy: flag(raw.followed_by),
    requested: flag(raw.requested),
    requestedBy: flag(raw.requested_by),
    blocking: flag(raw.blocking),
    blockedBy: flag(raw.blocked_by),
    muting: flag(raw.muting),
    mutingNotifications: flag(raw.muting_notifications),
    domainBlocking: flag(raw.domain_blocking),
    showingReblogs: flag(raw.showing_reblogs),
    // Mastodon and GoToSocial know only `notifying`.
    subscribing: flag(raw.subscribing) || flag(raw.notifying),
    note: text(raw.note),
  }
}
