import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { defineAccountSwitch } from './defineAccountSwitch.ts'
import { muteEndsOf } from './muteEnds.ts'
import type { MuteTime } from './muteTimes.ts'
import { reportRestriction } from './reportRestriction.ts'

export interface MuteChoice {
  /** Duration in seconds; no end if absent. */
  readonly time?: MuteTime
  /** Their notifications still come. */
  readonly notifies?: boolean
}

export const muteAction = defineAccountSwitch<MuteChoice>({
  kind: 'mute',
  isQueued: true,
  isOn: isMuting,
  change: (relationship, desired, { notifies = false }) =>
    relationship.muting === desired ? relationship : { ...relationship, muting: desired, mutingNotifications: desired && !notifies },
  request: ({ client }, id, desired, { time, notifies = false }) =>
    desired
      ? accounts.mute(client, id, { notifications: !notifies, ...(time !== undefined && { expiresIn: time }) })
      : accounts.unmute(client, id),
  onSettled(session, id, isOn, { time }) {
    if (isOn && time !== undefined) muteEndsOf(session).expect(id, time * 1000)
    const undo = () => muteAccount(session, id, false)
    const messageKey = isOn ? (time === undefined ? 'profile.muted' : (`profile.mutedFor.${time}` as const)) : 'profile.unmuted'
    reportRestriction(session, id, messageKey, isOn && { undo, isOn: isMuting })
  },
})

/** Mutes or unmutes an account. The filters cover or hide its posts at once, and a notice offers undo. */
export async function muteAccount(session: Session, id: AccountId, desired: boolean, options: MuteChoice = {}): Promise<void> {
  await muteAction.run(session, id, desired, options)
}

function isMuting({ muting }: Relationship): boolean {
  return muting
}
