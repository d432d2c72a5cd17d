import { ApiError } from '@rookery/api/http/ApiError'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { AttemptId } from '#features/notices/model/AttemptId.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { isWorthRetrying } from '#features/notices/model/isWorthRetrying.ts'

/** Texts of failed attempts to undo an action. */
const endings: Readonly<Partial<Record<AttemptId, MessageId>>> = {
  mute: 'notEnded.mute',
  block: 'notEnded.block',
  follow: 'notEnded.follow',
  subscribe: 'notEnded.subscribe',
  hideRepeats: 'notEnded.hideRepeats',
  muteDomain: 'notEnded.muteDomain',
}

interface Attempt {
  readonly what: AttemptId
  /** false: it should have ended. */
  readonly wanted?: boolean
}

/** Shows a notice about a failed action on an account, with its reason and a retry where that can help. */
export function showAccountFailure(
  { notices }: Session,
  error: unknown,
  { what, wanted: desired = true }: Attempt,
  again: () => void,
): void {
  // Servers respond to too many calls with a message that explains little.
  const isLimited = error instanceof ApiError && error.status === 429
  const reason = isLimited
    ? ({ key: 'errors.tooOften', args: { seconds: Math.ceil((error.retryAfter ?? 0) / 1000) } } as const)
    : errorMessage(error)
  notices.show({
    level: 'error',
    messageKey: 'profile.failed',
    args: { what: { key: (desired ? undefined : endings[what]) ?? `failed.${what}` }, error: reason },
    timeout: 10_000,
    ...(isWorthRetrying(error) && { action: { label: 'general.retry', run: again } }),
  })
}
