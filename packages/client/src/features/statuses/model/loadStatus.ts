import * as statuses from '@rookery/api/calls/statuses'
import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'

/** Posts that the server does not have. */
const missingIn = createSlot(() => new Set<StatusId>())

/** Whether a post is known to be deleted, or was missing when it was fetched. */
export function isDeletedPost(session: Session, id: StatusId): boolean {
  return session.entities.statuses.get(id)?.deleted ?? missingIn(session).has(id)
}

const askedIn = createSlot(() => new Map<StatusId, Promise<boolean>>())

/** Fetches an unknown post. Resolves to whether it exists. A missing post is remembered; after other failures the next call tries again. */
export function loadStatus(session: Session, id: StatusId): Promise<boolean> {
  if (session.entities.statuses.get(id)) return Promise.resolve(true)
  const known = askedIn(session)
  const before = known.get(id)
  if (before) return before
  const asking = ask(session, id).then(({ found, isFinal }) => {
    if (found || !isFinal) known.delete(id)
    return found
  })
  known.set(id, asking)
  return asking
}

async function ask(session: Session, id: StatusId): Promise<{ found: boolean; isFinal: boolean }> {
  const { client, entities } = session
  const requestSeq = entities.nextRequestSeq()
  try {
    entities.receive({ statuses: [await statuses.get(client, id)] }, requestSeq)
    return { found: true, isFinal: true }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404 || error.status === 410) missingIn(session).add(id)
    return { found: false, isFinal: [401, 403, 404, 410].includes(error.status) }
  }
}
