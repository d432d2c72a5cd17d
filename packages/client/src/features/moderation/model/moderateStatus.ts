import * as calls from '@rookery/api/calls/adminStatuses'
import type { StatusRuling } from '@rookery/api/calls/adminStatuses'
import { ApiError } from '@rookery/api/http/ApiError'
import type { StatusId } from '@rookery/api/wire/model'
import { mayBeApplied } from '#features/actions/model/failures.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import type { Session } from '#features/session/model/Session.ts'
import { refetchStatus } from '#features/statuses/model/refetchStatus.ts'

/** Changes the audience of another user's post, or its sensitive mark. Not optimistic. Resolves to the failure, or null. */
export async function moderateStatus(session: Session, id: StatusId, ruling: StatusRuling): Promise<Message | null> {
  try {
    await calls.change(session.client, id, ruling)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (mayBeApplied(error)) await refetchStatus(session, id)
    return { key: 'post.moderate.failed', args: { error: errorMessage(error) } }
  }
  session.entities.statuses.patch(id, (record) => ({ ...record, ...ruling })).settle()
  return null
}
