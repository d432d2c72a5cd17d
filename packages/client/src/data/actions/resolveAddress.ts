import { search, type SearchResults } from '@rookery/api/calls/search'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Account, AccountId, Status, StatusId } from '@rookery/api/wire/model'
import type { Session } from '#data/session/Session.ts'

export type Resolved = { readonly kind: 'status'; readonly id: StatusId } | { readonly kind: 'account'; readonly id: AccountId }

/**
 * The post or person that an address of any server stands for, as this server knows or fetches it. null when it is neither,
 * when the server cannot tell, or when `signal` ends the waiting.
 */
export async function resolveAddress(session: Session, address: string, signal: AbortSignal): Promise<Resolved | null> {
  const { client, entities } = session
  const known = knownAt(session, address)
  if (known) return known
  const asOf = entities.mark()
  try {
    const results = await search(client, address, { resolve: true, limit: 5, signal })
    const found = foundAt(results, address)
    const isFound = ({ id }: { readonly id: string }) => id === found?.id
    entities.receive({ statuses: results.statuses.filter(isFound), accounts: results.accounts.filter(isFound) }, asOf)
    return found
  } catch (error) {
    // The caller opens the address itself.
    if (error instanceof ApiError) return null
    throw error
  }
}

/** The post or person at an address, among what a search for it found. */
export function foundAt({ statuses, accounts }: Pick<SearchResults, 'statuses' | 'accounts'>, address: string): Resolved | null {
  const status = statuses.find((found) => isAt(found, address)) ?? only(statuses, address)
  if (status) return { kind: 'status', id: status.id }
  const account = accounts.find((found) => isAt(found, address)) ?? (accounts.length === 1 ? accounts[0] : undefined)
  return account ? { kind: 'account', id: account.id } : null
}

/** The same from what is known here, without a request. */
export function knownAt({ entities }: Session, address: string): Resolved | null {
  for (const id of entities.statuses.ids()) {
    const status = entities.statuses.get(id)
    if (status && !status.deleted && isAt(status, address)) return { kind: 'status', id }
  }
  for (const id of entities.accounts.ids()) {
    const account = entities.accounts.get(id)
    if (account && isAt(account, address)) return { kind: 'account', id }
  }
  return null
}

function isAt({ url, uri }: Pick<Status | Account, 'url' | 'uri'>, address: string): boolean {
  const wanted = bare(address)
  return (url !== null && bare(url) === wanted) || (uri !== null && bare(uri) === wanted)
}

function bare(address: string): string {
  return address.replace(/#.*$/, '').replace(/\/$/, '')
}

/** A server that looks through texts may also find posts in which the address is written; those are not at it. */
function only(statuses: readonly Status[], address: string): Status | undefined {
  const others = statuses.filter(({ content }) => !content.includes(bare(address).replaceAll('&', '&amp;')))
  return others.length === 1 ? others[0] : undefined
}
