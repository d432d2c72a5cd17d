import type { Notice } from '#features/notices/model/Notices.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Stop } from '@rookery/store/Cell'

/** Long enough to be read by everybody and to be reached by keys. */
const undoFor = 10_000

export interface UndoOffer {
  readonly undo: () => void
  /** Whether there is something to undo, as far as is known. */
  readonly stands: () => boolean
}

/**
 * Says what became of something that leaves the screen, with a way to take it back. The notice goes when that happens by another way:
 * by the server's refusal, from a menu, or from another device.
 */
export function offerUndo(
  { notices, entities }: Session,
  messageKey: MessageId,
  { undo, stands }: UndoOffer,
  args: Notice['args'] = {},
): void {
  const id = notices.show({ level: 'info', messageKey, args, timeout: undoFor, action: { label: 'general.undo', run: undo } })
  let stood = stands()
  const stops: readonly Stop[] = [entities.subscribe(look), notices.subscribe(look)]

  function look(): void {
    const isShown = notices.get().some((notice) => notice.id === id)
    const isUndone = stood && !stands()
    stood ||= stands()
    if (isShown && !isUndone) return
    for (const stop of stops) stop()
    if (isShown) notices.close(id)
  }
}
