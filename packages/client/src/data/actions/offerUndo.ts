import type { Session } from '#data/session/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'

/** Long enough to be read by everybody and to be reached by keys. */
const undoFor = 10_000

/** Says what became of a post that leaves the screen, with a way to take it back. Returns the notice's number. */
export function offerUndo({ notices }: Session, messageKey: MessageId, undo: () => void): number {
  return notices.show({ level: 'info', messageKey, timeout: undoFor, action: { label: 'general.undo', run: undo } })
}
