import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { isolated, shownHost } from '@rookery/content'
import { hostOf } from '#data/entities/hostOf.ts'
import { blockedServers } from '#data/filters/blockedServers.ts'
import { ignoreApiError } from '#data/session/ignoreApiError.ts'
import type { Session } from '#data/session/Session.ts'
import { offerUndo } from './offerUndo.ts'
import { toggleRelationship } from './toggleRelationship.ts'

/** Mutes the whole server that somebody is on, or ends that. Everybody of it who is known leaves the lists, and a notice takes it back. */
export async function muteDomain(session: Session, id: AccountId, wanted: boolean): Promise<void> {
  const { entities, notices } = session
  const domain = hostOf(entities.accounts.get(id)?.acct ?? '')
  if (domain === null) return
  const isOn = ({ domainBlocking }: Relationship) => domainBlocking
  const isDone = await toggleRelationship(session, id, {
    what: 'muteDomain',
    wanted,
    isOn,
    change: asMuted,
    ask: (target, on) => ask(session, domain, target, on),
  })
  if (!isDone) return
  const stands = () => entities.relationships.get(id)?.domainBlocking ?? true
  const args = { domain: isolated(shownHost(domain)) }
  if (wanted) offerUndo(session, 'profile.domainMuted', { undo: () => void muteDomain(session, id, false), stands }, args)
  else notices.show({ level: 'success', messageKey: 'profile.domainUnmuted', args, timeout: 3000 })
}

async function ask(session: Session, domain: string, target: AccountId, on: boolean): Promise<Relationship> {
  const { client, entities } = session
  await (on ? domainBlocks.add : domainBlocks.remove)(client, domain)
  // From here on it is done: what cannot be asked for afterwards is no reason to say that it is not.
  await Promise.all([rereadServer(session, domain, target), learnServers(session)].map((asked) => asked.catch(ignoreApiError)))
  const own = entities.relationships.confirmed(target)
  if (!own) throw new Error(`No relationship with ${target}`)
  return asMuted(own, on)
}

/** Asks anew how the reader and everybody of a server who is known stand, this one among them. */
async function rereadServer({ client, entities }: Session, domain: string, target: AccountId): Promise<void> {
  const isOfDomain = blockedServers([domain])
  const others = [...entities.relationships.ids()].filter((id) => isOfDomain(entities.accounts.get(id)?.acct ?? ''))
  const asOf = entities.mark()
  const relationships = await accounts.relationships(client, [...new Set([target, ...others])])
  entities.receive({ relationships }, asOf)
}

/** Who comes by a live connection for the first time is known by the address alone. */
async function learnServers({ client, filters }: Session): Promise<void> {
  filters.takeDomains(await domainBlocks.list(client))
}

const asMuted = (relationship: Relationship, on: boolean): Relationship =>
  relationship.domainBlocking === on ? relationship : { ...relationship, domainBlocking: on }
