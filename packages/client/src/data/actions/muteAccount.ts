import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { reportRestriction } from './reportRestriction.ts'
import { toggleRelationship } from './toggleRelationship.ts'

/** Mutes somebody with their notifications, or ends that. The filters cover or hide what is by them at once, and a notice takes it back. */
export async function muteAccount(session: Session, id: AccountId, wanted: boolean): Promise<void> {
  const isOn = ({ muting }: Relationship) => muting
  const isDone = await toggleRelationship(session, id, {
    what: 'mute',
    wanted,
    isOn,
    change: (relationship, on) => (relationship.muting === on ? relationship : { ...relationship, muting: on, mutingNotifications: on }),
    ask: (target, on) => (on ? accounts.mute : accounts.unmute)(session.client, target),
  })
  if (!isDone) return
  const undo = () => muteAccount(session, id, false)
  reportRestriction(session, id, wanted ? 'profile.muted' : 'profile.unmuted', wanted && { undo, isOn })
}
