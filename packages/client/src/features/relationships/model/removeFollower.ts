import * as accounts from '@rookery/api/calls/accounts'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'
import { defineAccountSwitch } from './defineAccountSwitch.ts'
import { reportRestriction } from './reportRestriction.ts'

const removeFollowerAction = defineAccountSwitch({
  kind: 'removeFollower',
  isQueued: false,
  isOn: ({ followedBy }) => followedBy,
  change: (relationship, desired) => (relationship.followedBy === desired ? relationship : { ...relationship, followedBy: desired }),
  request: ({ client }, id) => request(client, id),
  onSettled: (session, id) => reportRestriction(session, id, 'profile.followerRemoved', false),
})

/** Removes a follower. They are not notified, and may follow again. */
export async function removeFollower(session: Session, id: AccountId): Promise<void> {
  await removeFollowerAction.run(session, id, false, {})
}

async function request(client: ApiClient, id: AccountId): Promise<Relationship> {
  try {
    return await accounts.removeFromFollowers(client, id)
  } catch (error) {
    // An account that unfollowed meanwhile is not a follower either.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    const [relationship] = await accounts.relationships(client, [id])
    if (!relationship || relationship.followedBy) throw error
    return relationship
  }
}
