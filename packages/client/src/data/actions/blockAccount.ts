import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { reportRestriction } from './reportRestriction.ts'
import { toggleRelationship } from './toggleRelationship.ts'

/** Blocks somebody, which ends the follows both ways, or ends the block. The lists leave out what is by them at once, and a notice takes it back. */
export async function blockAccount(session: Session, id: AccountId, wanted: boolean): Promise<void> {
  const isOn = ({ blocking }: Relationship) => blocking
  const isDone = await toggleRelationship(session, id, {
    what: 'block',
    waits: { what: 'block' },
    wanted,
    isOn,
    change: blocked,
    ask: (target, on) => (on ? accounts.block : accounts.unblock)(session.client, target),
  })
  if (!isDone) return
  const undo = () => blockAccount(session, id, false)
  reportRestriction(session, id, wanted ? 'profile.blocked' : 'profile.unblocked', wanted && { undo, isOn })
}

function blocked(relationship: Relationship, wanted: boolean): Relationship {
  if (relationship.blocking === wanted) return relationship
  if (!wanted) return { ...relationship, blocking: false }
  return { ...relationship, blocking: true, following: false, requested: false, followedBy: false, subscribing: false }
}
