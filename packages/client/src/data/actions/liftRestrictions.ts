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
  try {
    await (wanted ? domainBlocks.add : domainBlocks.remove)(session.client, domain)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return errorMessage(error)
  }
  // From here on it is done: a list that cannot be asked for afterwards is no reason to say that it is not.
  await rereadServers(session).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    changeServers(session, domain, wanted)
  })
  return null
}

async function rereadServers(session: Session): Promise<void> {
  session.filters.takeDomains(await queriesOf(session).query({ ...mutedServersQuery(session), staleTime: 0, retry: false }))
}

/** Where the list was never read, nothing tells which other servers are muted. */
function changeServers(session: Session, domain: string, wanted: boolean): void {
  const changed = queriesOf(session).setQueryData(mutedServersQuery(session).queryKey, (known) => {
    const others = known?.filter((one) => one !== domain)
    return wanted && others ? [...others, domain] : others
  })
  if (changed) session.filters.takeDomains(changed)
}
