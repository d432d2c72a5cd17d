import type { Notice } from '#features/notices/model/Notices.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Stop } from '@rookery/store/Cell'

/** Long enough for reading it and reaching it by keyboard. */
const undoFor = 10_000

export interface UndoOffer {
  readonly undo: () => void
  /** True as long as there is something to undo. */
  readonly stands: () => boolean
}

/**
 * Shows a notice about something that left the screen, with an undo button. The notice closes if it is undone otherwise: by an error of the
 * server, from a menu, or on another device.
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
