import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Message } from '#data/notices/Message.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import { mutedServersQuery, type RestrictedPeople } from '#data/queries/restrictedPeople.ts'
import type { Session } from '#data/session/Session.ts'
import { toggleRelationship } from './toggleRelationship.ts'

/**
 * Mutes or blocks people, or ends that, one after the other; where each stands is told by their relationship. A mute that is brought
 * back hides notifications as it did before. Resolves to how many stand as wanted.
 */
export async function restrictPeople(
  session: Session,
  which: RestrictedPeople,
  ids: readonly AccountId[],
  wanted: boolean,
  notifies: ReadonlySet<AccountId> = new Set(),
): Promise<number> {
  const { client } = session
  let count = 0
  for (const id of ids) {
    const isDone = await toggleRelationship(
      session,
      id,
      which === 'muted'
        ? {
            what: 'mute',
            wanted,
            isOn: ({ muting }) => muting,
            change: (relationship, on) => ({ ...relationship, muting: on, mutingNotifications: on && !notifies.has(id) }),
            ask: (target, on) =>
              on ? accounts.mute(client, target, { notifications: !notifies.has(id) }) : accounts.unmute(client, target),
          }
        : {
            what: 'block',
            wanted,
            isOn: ({ blocking }) => blocking,
            change: (relationship, on) => ({ ...relationship, blocking: on }),
            ask: (target, on) => (on ? accounts.block : accounts.unblock)(client, target),
          },
    )
    if (isDone) count += 1
  }
  return count
}

/** Mutes a server, or ends that. Resolves to why not, else null. */
export async function restrictServer(session: Session, domain: string, wanted: boolean): Promise<Message | null> {
  const { client, filters } = session
  try {
    await (wanted ? domainBlocks.add : domainBlocks.remove)(client, domain)
    filters.takeDomains(await queriesOf(session).query({ ...mutedServersQuery(session), staleTime: 0 }))
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return errorMessage(error)
  }
}
