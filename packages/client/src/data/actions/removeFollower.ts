import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'
import { reportRestriction } from './reportRestriction.ts'
import { toggleRelationship } from './toggleRelationship.ts'

/** Ends that somebody follows the reader. They are not told, and may follow again. */
export async function removeFollower(session: Session, id: AccountId): Promise<void> {
  const isDone = await toggleRelationship(session, id, {
    what: 'removeFollower',
    wanted: false,
    isOn: ({ followedBy }) => followedBy,
    change: (relationship, on) => (relationship.followedBy === on ? relationship : { ...relationship, followedBy: on }),
    ask: (target) => ask(session.client, target),
  })
  if (isDone) reportRestriction(session, id, 'profile.followerRemoved', false)
}

async function ask(client: ApiClient, id: AccountId): Promise<Relationship> {
  try {
    return await accounts.removeFromFollowers(client, id)
  } catch (error) {
    // Who has unfollowed meanwhile is no follower either.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const [relationship] = await accounts.relationships(client, [id])
    if (!relationship || relationship.followedBy) throw error
    return relationship
  }
}
