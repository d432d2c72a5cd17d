import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'

/** Loads unknown relationships with the authors of posts; returns whether any were loaded. */
export async function fetchRelationshipsOfAuthors({ client, entities, me }: Session, ids: readonly StatusId[]): Promise<boolean> {
  const authors = new Set(ids.flatMap((id) => entities.statuses.get(id)?.accountId ?? []))
  const unknown = [...authors].filter((author) => author !== me && entities.relationships.get(author) === undefined)
  if (me === null || unknown.length === 0) return false
  const requestSeq = entities.nextRequestSeq()
  try {
    const relationships = await accounts.relationships(client, unknown)
    entities.receive({ relationships }, requestSeq)
    return relationships.length > 0
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
