import type { Relationship } from '@rookery/api/wire/model'

/** Text ids of the relationship beyond the follow button's label. */
export function relationLines(relationship: Relationship) {
  const lines = [
    relationship.followedBy && ('profile.followsYou' as const),
    relationship.requestedBy && ('popover.requestedBy' as const),
    relationship.blockedBy && ('popover.blocksYou' as const),
    relationship.blocking && ('popover.blocked' as const),
    relationship.muting && ('popover.muted' as const),
    relationship.domainBlocking && ('popover.domainMuted' as const),
  ]
  return lines.filter((line) => line !== false)
}
