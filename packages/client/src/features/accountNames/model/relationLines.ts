import type { Relationship } from '@rookery/api/wire/model'

/** How the reader and somebody stand to each other beyond what the follow button says, in ids of texts. */
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
