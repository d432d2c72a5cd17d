import * as accounts from '@rookery/api/calls/accounts'
import * as instanceCalls from '@rookery/api/calls/instance'
import { ApiError } from '@rookery/api/http/ApiError'
import type { AccountId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'

/** What the about page tells besides the instance itself. */
export interface SiteAbout {
  /** HTML of the admin's; null where there is none. */
  readonly terms: string | null
  /** In the order of the server's list; those whom the server does not show are missing. */
  readonly staff: readonly AccountId[]
}

/** Each of these is asked for by name, so that the list does not become a load for the server. */
const mostStaff = 50

const bySession = new WeakMap<Session, Promise<SiteAbout>>()
const panels = new WeakMap<Session, Promise<string | null>>()

/** The admin's panel alone: HTML, or null where there is none. Asked for once a session; the same promise every time. */
export function sitePanel(session: Session): Promise<string | null> {
  const known = panels.get(session)
  if (known) return known
  const asked = orElse(instanceCalls.panel(session.client), null)
  panels.set(session, asked)
  return asked
}

/** Asked for once a session; the same promise every time. What cannot be had is missing (spec 1, section 8). */
export function siteAbout(session: Session): Promise<SiteAbout> {
  const known = bySession.get(session)
  if (known) return known
  const asked = ask(session)
  bySession.set(session, asked)
  return asked
}

async function ask(session: Session): Promise<SiteAbout> {
  const { client, server } = session
  const [terms, staff] = await Promise.all([
    orElse(instanceCalls.termsOfService(client), null),
    Promise.all((server.nodeInfo?.staffAccounts ?? []).slice(0, mostStaff).map((uri) => staffMember(session, uri))),
  ])
  return { terms, staff: staff.filter((id) => id !== null) }
}

/** The server lists addresses of people; the last part of each is a name. */
async function staffMember({ client, entities }: Session, uri: string): Promise<AccountId | null> {
  const name = uri.split('/').at(-1)
  if (!name) return null
  const asOf = entities.mark()
  const account = await orElse(accounts.get(client, name), null)
  if (!account) return null
  entities.receive({ accounts: [account] }, asOf)
  return account.id
}

async function orElse<Value>(work: Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ApiError) return otherwise
    throw error
  }
}
