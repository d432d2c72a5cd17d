import { ApiError } from '@rookery/api/http/ApiError'
import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'

/** Fetches a post's state; throws when that fails. */
export async function fetchStatus({ client, entities }: Session, id: StatusId): Promise<void> {
  const requestSeq = entities.nextRequestSeq()
  entities.receive({ statuses: [await statuses.get(client, id)] }, requestSeq)
}

/** Refetches a post; keeps the known state if that fails. Resolves to false if the post does not exist. */
export async function refetchStatus(session: Session, id: StatusId): Promise<boolean> {
  try {
    await fetchStatus(session, id)
    return true
  } catch (error) {
    // After other failures the known state stays; the next page corrects it.
    return !(error instanceof ApiError && (error.status === 404 || error.status === 410))
  }
}
