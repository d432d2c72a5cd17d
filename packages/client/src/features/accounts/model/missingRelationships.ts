import * as accounts from '@rookery/api/calls/accounts'
import type { Account, Relationship } from '@rookery/api/wire/model'
import type { Session } from '#features/session/model/Session.ts'

/** Fetches the relationships that the server did not send with some accounts; none for visitors. */
export async function missingRelationships(
  { client, me }: Session,
  sent: readonly Account[],
  signal: AbortSignal,
): Promise<Relationship[]> {
  const unrelated = me === null ? [] : sent.filter(({ id, relationship }) => id !== me && relationship === null)
  return unrelated.length === 0
    ? []
    : accounts.relationships(
        client,
        unrelated.map(({ id }) => id),
        { signal },
      )
}
