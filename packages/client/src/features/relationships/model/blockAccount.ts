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

/** Blocks an account, which ends follows in both directions, or unblocks it. Lists hide its posts at once, and a notice offers undo. */
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
