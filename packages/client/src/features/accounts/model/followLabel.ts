import type { Relationship } from '@rookery/api/wire/model'
import type { MessageId } from '#i18n/catalogues.ts'

/** What the follow button says, and what pressing it does where its words do not tell. */
export interface FollowLabel {
  readonly label: MessageId
  readonly title?: MessageId
}

/** How the reader and somebody stand to each other, on the button that changes it (spec 2, section 4). Nothing is said of it before it is known. */
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
