import type { Session } from '#features/session/model/Session.ts'

/** Reports code that could not be fetched; the next press tries again. */
export function notifyMissingCode({ notices }: Session): void {
  notices.show({ messageKey: 'errors.unreachable', timeout: 5000 })
}
