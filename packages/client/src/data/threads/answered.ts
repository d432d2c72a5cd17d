import type { StatusId } from '@rookery/api/wire/model'
import type { Entities } from '#data/entities/Entities.ts'

/** Begins the name of a post that has no id: servers' own ids have letters and digits. */
const nameless = '_'

/**
 * What a post answers. Of a post that the server cannot show (deleted, blocked, never received) it says only that there is one,
 * and sometimes where: that is its name then, so that all who answer it hang together. null for who answers nothing.
 */
export function answeredBy({ statuses }: Entities, id: StatusId): StatusId | null {
  const status = statuses.get(id)
  if (!status) return null
  // No server gives out such an id; it names a place in the tree and is never asked for.
  const isNamed = status.inReplyToId !== null || !(status.inReplyToHidden || status.inReplyToUri)
  return isNamed ? status.inReplyToId : (`${nameless}${status.inReplyToUri ?? id}` as StatusId)
}

/** Where a post without an id can be looked at; null where that is not known, and for posts with ids. */
export function addressOfNameless(id: StatusId): string | null {
  return id.startsWith(`${nameless}http`) ? id.slice(nameless.length) : null
}

export function isNameless(id: StatusId): boolean {
  return id.startsWith(nameless)
}
