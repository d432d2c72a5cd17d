import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { isWorthRetrying } from '#features/notices/model/isWorthRetrying.ts'
import type { AttemptId } from '#features/notices/model/AttemptId.ts'
import { statusErrorsOf } from './StatusErrors.ts'

/** Shows on the post which action failed and why; with a retry button if that can help. */
export function showFailure(session: Session, id: StatusId, error: unknown, what: AttemptId, again: () => void): void {
  const statusErrors = statusErrorsOf(session)
  const retry = () => {
    statusErrors.clear(id)
    again()
  }
  statusErrors.show(id, errorMessage(error), { what, retry: isWorthRetrying(error) ? retry : undefined })
}
