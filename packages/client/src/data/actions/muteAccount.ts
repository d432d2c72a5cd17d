import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { muteEndsOf } from './muteEnds.ts'
import type { MuteTime } from './muteTimes.ts'
import { reportRestriction } from './reportRestriction.ts'
import { toggleRelationship } from './toggleRelationship.ts'

export interface MuteChoice {
  /** How long, in seconds; for ever when absent. */
  readonly time?: MuteTime
  /** Their notifications still come. */
  readonly notifies?: boolean
}

/** Mutes somebody, or ends that. The filters cover or hide what is by them at once, and a notice takes it back. */
export async function muteAccount(session: Session, id: AccountId, wanted: boolean, options: MuteChoice = {}): Promise<void> {
  const { time, notifies = false } = options
  const isOn = ({ muting }: Relationship) => muting
  const isDone = await toggleRelationship(session, id, {
    what: 'mute',
    waits: { what: 'mute', details: options },
    wanted,
    isOn,
    change: (relationship, on) =>
      relationship.muting === on ? relationship : { ...relationship, muting: on, mutingNotifications: on && !notifies },
    ask: (target, on) =>
      on
        ? accounts.mute(session.client, target, { notifications: !notifies, ...(time !== undefined && { expiresIn: time }) })
        : accounts.unmute(session.client, target),
  })
  if (!isDone) return
  if (wanted && time !== undefined) muteEndsOf(session).expect(id, time * 1000)
  const undo = () => muteAccount(session, id, false)
  const told = wanted ? (time === undefined ? 'profile.muted' : (`profile.mutedFor.${time}` as const)) : 'profile.unmuted'
  reportRestriction(session, id, told, wanted && { undo, isOn })
}
