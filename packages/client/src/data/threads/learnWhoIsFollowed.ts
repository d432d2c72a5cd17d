import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'

/** Asks whom of these posts' authors the reader follows, where that is not known. What cannot be had counts as not followed. */
export async function learnWhoIsFollowed({ client, entities, me }: Session, ids: readonly StatusId[]): Promise<void> {
  const authors = new Set(ids.flatMap((id) => entities.statuses.get(id)?.accountId ?? []))
  const unknown = [...authors].filter((author) => author !== me && entities.relationships.get(author) === undefined)
  if (me === null || unknown.length === 0) return
  const asOf = entities.mark()
  try {
    entities.receive({ relationships: await accounts.relationships(client, unknown) }, asOf)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}
