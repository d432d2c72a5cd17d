import type { StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { errorMessage } from './errorMessage.ts'
import { isWorthRetrying } from './isWorthRetrying.ts'
import type { AttemptId } from './AttemptId.ts'
import { statusErrorsOf } from './StatusErrors.ts'

/** Tells on the post what failed and why; with a way to try again where that can help. */
export function showFailure(session: Session, id: StatusId, error: unknown, what: AttemptId, again: () => void): void {
  const statusErrors = statusErrorsOf(session)
  const retry = () => {
    statusErrors.clear(id)
    again()
  }
  statusErrors.show(id, errorMessage(error), { what, retry: isWorthRetrying(error) ? retry : undefined })
}
