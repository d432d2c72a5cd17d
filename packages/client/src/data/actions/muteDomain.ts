import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { isolated, shownHost } from '@rookery/content'
import { hostOf } from '#data/entities/hostOf.ts'
import { blockedServers } from '#data/filters/blockedServers.ts'
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
    change: (relationship, on) => (relationship.domainBlocking === on ? relationship : { ...relationship, domainBlocking: on }),
    ask: (target, on) => ask(session, domain, target, on),
  })
  if (!isDone) return
  const stands = () => entities.relationships.get(id)?.domainBlocking ?? true
  const args = { domain: isolated(shownHost(domain)) }
  if (wanted) offerUndo(session, 'profile.domainMuted', { undo: () => void muteDomain(session, id, false), stands }, args)
  else notices.show({ level: 'success', messageKey: 'profile.domainUnmuted', args, timeout: 3000 })
}

async function ask(session: Session, domain: string, target: AccountId, on: boolean): Promise<Relationship> {
  const { client, entities, filters } = session
  await (on ? domainBlocks.add : domainBlocks.remove)(client, domain)
  const isOfDomain = blockedServers([domain])
  const others = [...entities.relationships.ids()].filter((id) => isOfDomain(entities.accounts.get(id)?.acct ?? ''))
  const asOf = entities.mark()
  const relationships = await accounts.relationships(client, [...new Set([target, ...others])])
  entities.receive({ relationships }, asOf)
  // Who comes by a live connection for the first time is known by the address alone.
  filters.takeDomains(await domainBlocks.list(client))
  const own = relationships.find(({ id }) => id === target)
  if (!own) throw new Error(`No relationship with ${target}`)
  return own
}
