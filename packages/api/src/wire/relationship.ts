import { isTrue, readId, requireRecord, textOrEmpty, texts } from './read.ts'
import type { Relationship } from './model.ts'

/** Throws DecodeError without an id: Akkoma sends `{}` to visitors. */
export function decodeRelationship(value: unknown): Relationship {
  const raw = requireRecord(value, 'relationship')
  return {
    id: readId(raw.id, 'relationship.id'),
    following: isTrue(raw.following),
    followedBy: isTrue(raw.followed_by),
    requested: isTrue(raw.requested),
    requestedBy: isTrue(raw.requested_by),
    blocking: isTrue(raw.blocking),
    blockedBy: isTrue(raw.blocked_by),
    muting: isTrue(raw.muting),
    mutingNotifications: isTrue(raw.muting_notifications),
    domainBlocking: isTrue(raw.domain_blocking),
    // Sharkey and Pixelfed send null, because they cannot hide repeats.
    showingReblogs: isTrue(raw.showing_reblogs ?? true),
    // Mastodon and GoToSocial know only `notifying`.
    subscribing: isTrue(raw.subscribing) || isTrue(raw.notifying),
    // Mastodon says null for all of them.
    languages: raw.languages === undefined ? null : texts(raw.languages),
    note: textOrEmpty(raw.note),
  }
}
