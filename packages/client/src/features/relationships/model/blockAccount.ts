import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { defineAccountSwitch } from './defineAccountSwitch.ts'
import { reportRestriction } from './reportRestriction.ts'

export const blockAction = defineAccountSwitch({
  kind: 'block',
  isQueued: true,
  isOn: isBlocking,
  change: blocked,
  request: ({ client }, id, desired) => (desired ? accounts.block : accounts.unblock)(client, id),
  onSettled(session, id, isOn) {
    const undo = () => blockAccount(session, id, false)
    reportRestriction(session, id, isOn ? 'profile.blocked' : 'profile.unblocked', isOn && { undo, isOn: isBlocking })
  },
})

/** Blocks somebody, which ends the follows both ways, or ends the block. The lists leave out what is by them at once, and a notice takes it back. */
export async function blockAccount(session: Session, id: AccountId, desired: boolean): Promise<void> {
  await blockAction.run(session, id, desired, {})
}

function isBlocking({ blocking }: Relationship): boolean {
  return blocking
}

function blocked(relationship: Relationship, desired: boolean): Relationship {
  if (relationship.blocking === desired) return relationship
  if (!desired) return { ...relationship, blocking: false }
  return { ...relationship, blocking: true, following: false, requested: false, followedBy: false, subscribing: false }
}
