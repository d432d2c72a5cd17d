import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { reportRestriction } from './reportRestriction.ts'
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

function ask({ client, entities, server }: Session, id: AccountId, on: boolean): Promise<Relationship> {
  if (server.get().capabilities.postAlerts === 'subscribe') return (on ? accounts.subscribe : accounts.unsubscribe)(client, id)
  // The same call would show repeats again that are hidden.
  const reblogs = entities.relationships.get(id)?.showingReblogs ?? true
  return accounts.follow(client, id, { notify: on, reblogs })
}
