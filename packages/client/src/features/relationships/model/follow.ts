import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { plainName } from '#features/entities/model/plainName.ts'
import { noPatch } from '@rookery/store/Intent'
import { insertPostsOfFollowed } from '#features/feeds/model/insertPostsOfFollowed.ts'
import { showAccountFailure } from '#features/failures/model/showAccountFailure.ts'
import { ignoreApiError } from '#features/session/model/ignoreApiError.ts'
import type { Session } from '#features/session/model/Session.ts'
import { defineAction } from '#features/actions/model/defineAction.ts'
import { fetchRelationship, isOnAccount } from './defineAccountSwitch.ts'
import { knownRelationship, sendFollow } from './sendFollow.ts'
import { announcedOf } from '#features/failures/model/announced.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** Names the switch, for `useRunning`: the button says "in progress" meanwhile. */
export const followKey = (id: AccountId) => `follow:${id}`

/** How often and how far apart a follow is checked (spec 2, section 9). */
const checks = 3
const checkPause = 500

export const followSwitch = defineAction<AccountId>({
  kind: 'follow',
  isQueued: true,
  isOn: (session, id) => isOnAccount(session, id, ({ following, requested }) => following || requested),
  patch: () => noPatch,
  request: (session, id, desired) => (desired ? startFollowing(session, id) : stopFollowing(session, id)),
  refetch: fetchRelationship,
  onSettled: (session, id, { isOn, hasChanged }) => {
    if (hasChanged) notifyFollowed(session, id, isOn)
  },
  onRejected: (session, _id, { error, desired, retry }) => showAccountFailure(session, error, { what: 'follow', wanted: desired }, retry),
})

/**
 * Follows or unfollows. After a follow the relationship is refetched until the server returns "following", or "requested" for a locked
 * account. An existing follow is left as it is. An unfollow removes the account's posts from the home timeline.
 */
export async function follow(session: Session, id: AccountId, desired: boolean): Promise<void> {
  await followSwitch.run(session, id, desired, {})
}

function notifyFollowed(session: Session, id: AccountId, on: boolean): void {
  const { entities } = session
  if (on && entities.relationships.get(id)?.following) insertPostsOfFollowed(session, id)
  const account = entities.accounts.get(id)
  const key = !on ? 'announce.unfollowed' : entities.relationships.get(id)?.following ? 'announce.following' : 'announce.requested'
  announcedOf(session).set({ key, args: { name: account ? plainName(account) : '' } })
}

async function startFollowing(session: Session, id: AccountId): Promise<void> {
  const { client, entities, clock } = session
  const before = await knownRelationship(session, id)
  if (before?.following || before?.requested) return
  entities.receive({ relationships: [await sendFollow(session, id)] })
  for (let check = 0; check < checks && !hasArrived(session, id); check += 1) {
    await new Promise<void>((resolve) => clock.after(checkPause, resolve))
    const requestSeq = entities.nextRequestSeq()
    const read = accounts.relationships(client, [id]).then((relationships) => entities.receive({ relationships }, requestSeq))
    // The server has accepted it: a failed check, as after too many requests, is not a failed follow.
    await read.catch(ignoreApiError)
  }
}

function hasArrived({ entities }: Session, id: AccountId): boolean {
  const relationship: Relationship | undefined = entities.relationships.get(id)
  if (!relationship) return false
  return relationship.following || (relationship.requested && entities.accounts.get(id)?.locked === true)
}

async function stopFollowing(session: Session, id: AccountId): Promise<void> {
  const { client, entities } = session
  const feeds = feedsOf(session)
  entities.receive({ relationships: [await accounts.unfollow(client, id)] })
  feeds.removeUnfollowed(id)
}
