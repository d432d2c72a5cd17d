import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { reportRestriction } from './reportRestriction.ts'
import { sendFollow } from './sendFollow.ts'
import { toggleRelationship } from './toggleRelationship.ts'

/** Has the server tell of each new post by somebody whom one follows, or ends that. */
export async function subscribeToAccount(session: Session, id: AccountId, wanted: boolean): Promise<void> {
  const isDone = await toggleRelationship(session, id, {
    what: 'subscribe',
    waits: { what: 'subscribe' },
    wanted,
    isOn: ({ subscribing }) => subscribing,
    change: (relationship, on) => (relationship.subscribing === on ? relationship : { ...relationship, subscribing: on }),
    ask: (target, on) => ask(session, target, on),
  })
  if (isDone) reportRestriction(session, id, wanted ? 'profile.subscribed' : 'profile.unsubscribed', false)
}

function ask(session: Session, id: AccountId, on: boolean): Promise<Relationship> {
  const { client, server } = session
  if (server.get().capabilities.postAlerts === 'subscribe') return (on ? accounts.subscribe : accounts.unsubscribe)(client, id)
  return sendFollow(session, id, { notify: on })
}
