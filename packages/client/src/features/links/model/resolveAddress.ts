import { search, type SearchResults } from '@rookery/api/calls/search'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Account, Status } from '@rookery/api/wire/model'
import { hostOf } from '#features/entities/model/hostOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { mayBeOneServer } from '#lib/mayBeOneServer.ts'
import { bareAddress, isAt, knownAt, type Resolved } from '#features/actions/model/knownAt.ts'

/**
 * The post or account with an address of any server, which this server knows or fetches. null if it is neither, if the server does not find
 * it, or if `signal` aborts.
 */
export async function resolveAddress(session: Session, address: string, signal: AbortSignal): Promise<Resolved | null> {
  const { client, entities } = session
  const known = knownAt(session, address)
  if (known) return known
  const requestSeq = entities.nextRequestSeq()
  try {
    const results = await search(client, address, { resolve: true, limit: 5, signal })
    const found = foundAt(results, address)
    const isFound = ({ id }: { readonly id: string }) => id === found?.id
    entities.receive({ statuses: results.statuses.filter(isFound), accounts: results.accounts.filter(isFound) }, requestSeq)
    return found
  } catch (error) {
    // The caller opens the address itself.
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The post or account at an address, from the results of a search for it. */
export function foundAt({ statuses, accounts }: Pick<SearchResults, 'statuses' | 'accounts'>, address: string): Resolved | null {
  const status = statuses.find((found) => isAt(found, address)) ?? only(statuses, address)
  if (status) return { kind: 'status', id: status.id }
  const account = accounts.find((found) => isAt(found, address)) ?? accounts.find((found) => isNamedBy(found, address))
  return account ? { kind: 'account', id: account.id } : null
}

/** A server that looks through texts may also find posts in which the address is written; those are not at it. */
function only(statuses: readonly Status[], address: string): Status | undefined {
  const others = statuses.filter(({ content }) => !content.includes(bareAddress(address).replaceAll('&', '&amp;')))
  return others.length === 1 ? others[0] : undefined
}

/**
 * Whether an address ends in an account's name or handle. Other results are not meant: for unknown addresses Akkoma returns a text search.
 */
function isNamedBy({ acct, username, url }: Account, address: string): boolean {
  const { host, pathname } = new URL(address)
  const last = pathname.split('/').findLast((part) => part !== '') ?? ''
  const name = last.replace(/^[@~]/, '').toLowerCase()
  if (name.includes('@') && name === acct.toLowerCase()) return true
  const own = hostOf(acct) ?? (URL.canParse(url) ? new URL(url).host : '')
  return mayBeOneServer(own, host) && (name === '' || name === username.toLowerCase())
}
