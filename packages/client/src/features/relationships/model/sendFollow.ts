import * as accounts from '@rookery/api/calls/accounts'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'

/** Options of a follow. Those left out stay as they are. */
export type FollowChoices = NonNullable<Parameters<typeof accounts.follow>[2]>

/**
 * Follows an account, or changes the options of a follow. Other options are sent unchanged: Akkoma resets a missing one to its default, and
 * would show repeats or end notifications.
 * @throws ApiError also when the relationship is unknown and cannot be fetched
 */
export async function sendFollow(session: Session, id: AccountId, changes: FollowChoices = {}): Promise<Relationship> {
  const relationship = await knownRelationship(session, id)
  return accounts.follow(session.client, id, { ...(relationship && presentOptions(session, relationship)), ...changes })
}

/** The relationship with an account, fetched if unknown. Undefined if the server does not send it. */
export async function knownRelationship({ client, entities }: Session, id: AccountId): Promise<Relationship | undefined> {
  if (!entities.relationships.get(id)) {
    const requestSeq = entities.nextRequestSeq()
    entities.receive({ relationships: await accounts.relationships(client, [id]) }, requestSeq)
  }
  return entities.relationships.get(id)
}

function presentOptions({ server }: Session, relationship: Relationship): FollowChoices {
  const { following, requested, showingReblogs, subscribing, languages } = relationship
  // Akkoma and Pleroma have these without a follow, too. Mastodon reports hidden repeats for all accounts that are not followed.
  if (!following && !requested && server.get().capabilities.postAlerts === 'notify') return {}
  return { reblogs: showingReblogs, notify: subscribing, ...(languages !== null && languages.length > 0 && { languages }) }
}
