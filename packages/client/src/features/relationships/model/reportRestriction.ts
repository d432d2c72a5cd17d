import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { nameWithHandle } from '#features/entities/model/nameWithHandle.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { offerUndo } from '#features/actions/model/offerUndo.ts'

/** What is taken back, and how one sees that it stands. */
export interface UndoableRestriction {
  readonly undo: () => Promise<void>
  readonly isOn: (relationship: Relationship) => boolean
}

/** Reports in a notice what became of somebody's posts, with a way back for what takes them off the screen. */
export function reportRestriction(session: Session, id: AccountId, messageKey: MessageId, restriction: false | UndoableRestriction): void {
  const { accounts, relationships } = session.entities
  const account = accounts.get(id)
  const args = { name: account ? nameWithHandle(account) : '…' }
  if (!restriction) {
    session.notices.show({ level: 'success', messageKey, args, timeout: 3000 })
    return
  }
  const { undo, isOn } = restriction
  const stands = () => {
    const relationship = relationships.get(id)
    return relationship === undefined || isOn(relationship)
  }
  offerUndo(session, messageKey, { undo: () => void undo(), stands }, args)
}
