import { ApiError } from '@rookery/api/http/ApiError'
import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import { showFailure } from '#data/notices/showFailure.ts'
import type { Session } from '#data/session/Session.ts'

/**
 * Deletes a post: gone at once, back with the server's words when it refuses.
 * Resolves to the source for a redraft (`text` null where the server does not send it), or to null when it was refused.
 */
export async function deleteStatus(session: Session, id: StatusId): Promise<{ readonly text: string | null } | null> {
  const { client, entities, feeds } = session
  const patch = entities.statuses.patch(id, (record) => (record.deleted ? record : { ...record, deleted: true }))
  try {
    const { text } = await statuses.remove(client, id)
    entities.batch(() => {
      patch.revert()
      entities.receive({ deleted: [id] })
      feeds.removeStatuses(new Set([id]))
    })
    session.spoken.set({ key: 'spoken.deleted' })
    return { text }
  } catch (error) {
    patch.revert()
    showFailure(session, id, error, 'delete', () => void deleteStatus(session, id))
    if (!(error instanceof ApiError)) throw error
    return null
  }
}
