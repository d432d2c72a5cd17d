import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { offerUndo } from '#features/actions/model/offerUndo.ts'

/** A restriction that can be undone, with a check whether it is on. */
export interface UndoableRestriction {
  readonly undo: () => Promise<void>
  readonly isOn: (relationship: Relationship) => boolean
}

/** Shows a notice of a changed restriction, with undo if it hides posts. */
export function reportRestriction(session: Session, id: AccountId, messageKey: MessageId, restriction: false | UndoableRestriction): void {
  const { accounts, relationships } = session.entities
  const account = accounts.get(id)
  const args = { name: account ? nameAndHandleText(account) : '…' }
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
