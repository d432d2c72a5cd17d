import * as backups from '@rookery/api/calls/backups'
import { ApiError } from '@rookery/api/http/ApiError'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { backupsQuery } from './backups.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Requests an archive of the account. Resolves to the failure, or null. */
export async function createBackup(session: Session): Promise<Message | null> {
  try {
    queriesOf(session).setQueryData(backupsQuery(session).queryKey, await backups.create(session.client))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { key: 'backups.createError', args: { error: errorMessage(error) } }
  }
}
