import { ApiError } from '@rookery/api/http/ApiError'
import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'

/** Fetches a post's state; keeps what is known when that fails. Resolves to false when the server has no such post. */
export async function reread({ client, entities }: Session, id: StatusId): Promise<boolean> {
  const asOf = entities.mark()
  try {
    entities.receive({ statuses: [await statuses.get(client, id)] }, asOf)
    return true
  } catch (error) {
    // After any other failure what was known before stays; the next page corrects it.
    return !(error instanceof ApiError && (error.status === 404 || error.status === 410))
  }
}

/** The server may have done what was asked although no answer, or an odd one, came back. */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'http' || error.status >= 500 || error.status === 400
}
