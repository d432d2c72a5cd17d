import type { StatusId } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'

/** Begins the name of a post that has no id: servers' own ids have letters and digits. */
const nameless = '_'

/**
 * The id of the post that a reply answers; null for a post that is no reply. Of a post that the server cannot show
 * (deleted, blocked, never received) only its existence, and sometimes its address, is known. The address then serves as
 * its id, so that all replies to it hang together.
 */
export function repliedToBy({ statuses }: Entities, id: StatusId): StatusId | null {
  const status = statuses.get(id)
  if (!status) return null
  // The id names a place in the tree: no server gives out one like it, and it is never fetched.
  const isNamed = status.inReplyToId !== null || !(status.inReplyToHidden || status.inReplyToUri)
  return isNamed ? status.inReplyToId : (`${nameless}${status.inReplyToUri ?? id}` as StatusId)
}

/** Address of a post without an id; null if unknown, and for posts with ids. */
export function addressOfNameless(id: StatusId): string | null {
  return id.startsWith(`${nameless}http`) ? id.slice(nameless.length) : null
}

export function isNameless(id: StatusId): boolean {
  return id.startsWith(nameless)
}
