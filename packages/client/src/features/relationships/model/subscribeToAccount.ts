import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { defineAccountSwitch } from './defineAccountSwitch.ts'
import { reportRestriction } from './reportRestriction.ts'
import { sendFollow } from './sendFollow.ts'

export const subscribeAction = defineAccountSwitch({
  kind: 'subscribe',
  isQueued: true,
  isOn: ({ subscribing }) => subscribing,
  change: (relationship, desired) => (relationship.subscribing === desired ? relationship : { ...relationship, subscribing: desired }),
  request,
  onSettled: (session, id, isOn) => reportRestriction(session, id, isOn ? 'profile.subscribed' : 'profile.unsubscribed', false),
})

/** Subscribes to notifications of each new post by a followed account, or ends that. */
export async function subscribeToAccount(session: Session, id: AccountId, desired: boolean): Promise<void> {
  await subscribeAction.run(session, id, desired, {})
}

function request(session: Session, id: AccountId, desired: boolean): Promise<Relationship> {
  const { client, server } = session
  if (server.get().capabilities.postAlerts === 'subscribe') return (desired ? accounts.subscribe : accounts.unsubscribe)(client, id)
  return sendFollow(session, id, { notify: desired })
}
