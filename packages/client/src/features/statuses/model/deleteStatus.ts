import { ApiError } from '@rookery/api/http/ApiError'
import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { StatusId } from '@rookery/api/wire/model'
import { mayBeApplied } from '#features/actions/model/failures.ts'
import { showFailure } from '#features/failures/model/showFailure.ts'
import type { Session } from '#features/session/model/Session.ts'
import { recountReplies } from './recountReplies.ts'
import { refetchStatus } from './refetchStatus.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import { announcedOf } from '#features/failures/model/announced.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/**
 * Deletes a post: removed at once, and restored with the server's message if it rejects that. If the outcome is unknown, the post is
 * fetched: a missing one is deleted. Resolves to the source for a redraft (`text` null if the server does not send it), or to null if the
 * post still exists.
 */
export async function deleteStatus(session: Session, id: StatusId): Promise<{ readonly text: string | null } | null> {
  const { client, entities } = session
  const statusErrors = statusErrorsOf(session)
  const patch = entities.statuses.patch(id, (record) => (record.deleted ? record : { ...record, deleted: true }))
  try {
    const { text } = await statusWriting.remove(client, id)
    entities.batch(() => {
      patch.revert()
      markDeleted(session, id)
    })
    return { text }
  } catch (error) {
    patch.revert()
    showFailure(session, id, error, 'delete', () => void deleteStatus(session, id))
    if (!(error instanceof ApiError)) throw error
    const isOpen = mayBeApplied(error) || error.status === 404
    if (!isOpen || (await refetchStatus(session, id))) return null
    statusErrors.clear(id)
    markDeleted(session, id)
    return { text: null }
  }
}

function markDeleted(session: Session, id: StatusId): void {
  const { entities } = session
  const feeds = feedsOf(session)
  entities.batch(() => {
    entities.receive({ deleted: [id] })
    feeds.removeStatuses(new Set([id]))
  })
  recountReplies(session, [id])
  announcedOf(session).set({ key: 'announce.deleted' })
}
