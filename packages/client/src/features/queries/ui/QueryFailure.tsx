import type { LoadError } from '#features/notices/model/LoadError.ts'
import { messageText } from '#features/notices/model/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import { useIsBefore } from '#features/session/model/useIsBefore.ts'
import { ErrorState } from '#ui/ErrorState.tsx'

export interface QueryFailureProps {
  error: LoadError
  /** A retry is running. */
  busy: boolean
  /** Text of the failure, with a placeholder for the reason. */
  failed: Extract<MessageId, `${string}.error` | 'composer.sourceError'>
  onRetry: () => void
}

/** Why a query failed, with a button to retry as soon as the server allows it. */
export function QueryFailure({ error, busy, failed, onRetry }: QueryFailureProps) {
  const t = useT()
  const isTooEarly = useIsBefore(error.retryAt)
  return (
    <ErrorState retry={{ label: t('general.retry'), onRetry, busy: busy || isTooEarly }}>
      {t(failed, { error: messageText(t, error.message) })}
    </ErrorState>
  )
}
