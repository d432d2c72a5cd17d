import * as accounts from '@rookery/api/calls/accounts'
import * as domainBlocks from '@rookery/api/calls/domainBlocks'
import type { AccountId, Relationship } from '@rookery/api/wire/model'
import { isolated, shownHost } from '@rookery/content'
import { hostOf } from '#features/entities/model/hostOf.ts'
import { blockedServers } from '#features/filters/model/blockedServers.ts'
import { ignoreApiError } from '#features/session/model/ignoreApiError.ts'
import type { Session } from '#features/session/model/Session.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { defineAccountSwitch } from './defineAccountSwitch.ts'
import { offerUndo } from '#features/actions/model/offerUndo.ts'

const muteDomainAction = defineAccountSwitch({
  kind: 'muteDomain',
  isQueued: false,
  isOn: isMuted,
  change: asMuted,
  request,
  onSettled(session, id, isOn) {
    const { entities, notices } = session
    const stands = () => entities.relationships.get(id)?.domainBlocking ?? true
    const args = { domain: isolated(shownHost(domainOf(session, id) ?? '')) }
    if (isOn) offerUndo(session, 'profile.domainMuted', { undo: () => void muteDomain(session, id, false), stands }, args)
    else notices.show({ level: 'success', messageKey: 'profile.domainUnmuted', args, timeout: 3000 })
  },
})

/** Mutes or unmutes the server of an account. Lists hide all of its known accounts, and a notice offers undo. */
export async function muteDomain(session: Session, id: AccountId, desired: boolean): Promise<void> {
  if (domainOf(session, id) !== null) await muteDomainAction.run(session, id, desired, {})
}

function domainOf({ entities }: Session, id: AccountId): string | null {
  return hostOf(entities.accounts.get(id)?.acct ?? '')
}

function isMuted({ domainBlocking }: Relationship): boolean {
  return domainBlocking
}

function asMuted(relationship: Relationship, desired: boolean): Relationship {
  return relationship.domainBlocking === desired ? relationship : { ...relationship, domainBlocking: desired }
}

async function request(session: Session, target: AccountId, desired: boolean): Promise<Relationship> {
  const { client, entities } = session
  const domain = domainOf(session, target)
  if (domain === null) throw new Error(`The server of ${target} is not known`)
  await (desired ? domainBlocks.add : domainBlocks.remove)(client, domain)
  // The change is done: a failed refetch is not a failure of the change.
  await Promise.all([refetchServer(session, domain, target), fetchMutedDomains(session)].map((asked) => asked.catch(ignoreApiError)))
  const own = entities.relationships.confirmed(target)
  if (!own) throw new Error(`No relationship with ${target}`)
  return asMuted(own, desired)
}

/** Refetches the relationships with all known accounts of a server, including this one. */
async function refetchServer({ client, entities }: Session, domain: string, target: AccountId): Promise<void> {
  const isOfDomain = blockedServers([domain])
  const others = [...entities.relationships.ids()].filter((id) => isOfDomain(entities.accounts.get(id)?.acct ?? ''))
  const requestSeq = entities.nextRequestSeq()
  const relationships = await accounts.relationships(client, [...new Set([target, ...others])])
  entities.receive({ relationships }, requestSeq)
}

/** Streamed posts may be from accounts that were not fetched yet; only their handle is known. */
async function fetchMutedDomains(session: Session): Promise<void> {
  const { client } = session
  const filters = filtersOf(session)
  filters.applyDomains(await domainBlocks.list(client))
}
