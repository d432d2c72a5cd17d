import type { Relationship } from '@rookery/api/wire/model'
import type { MessageId } from '#i18n/catalogues.ts'

/** Label of the follow button, and its effect if the label does not say it. */
export interface FollowLabel {
  readonly label: MessageId
  readonly title?: MessageId
}

/** Label of the follow button for a relationship (spec 2, section 4). Null while the relationship is unknown. */
export function followLabel(relationship: Relationship | undefined, isBusy: boolean): FollowLabel {
  if (isBusy) return { label: relationship === undefined ? 'general.loading' : 'profile.follow.busy' }
  if (relationship === undefined) return { label: 'profile.follow.check', title: 'profile.follow.unknown' }
  const { blocking, blockedBy, following, requested, followedBy } = relationship
  if (blocking) return { label: 'profile.follow.blocked', title: 'profile.follow.unblock' }
  if (following) return { label: 'profile.following', title: 'profile.unfollow' }
  if (requested) return { label: 'profile.requested', title: 'profile.follow.cancel' }
  if (blockedBy) return { label: 'profile.follow', title: 'popover.blocksYou' }
  return { label: followedBy ? 'profile.follow.back' : 'profile.follow' }
}
