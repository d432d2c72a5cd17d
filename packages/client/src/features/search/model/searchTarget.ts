import type { SearchResults } from '@rookery/api/calls/search'
import type { Resolved } from '#features/actions/model/knownAt.ts'
import { foundAt } from '#features/links/model/resolveAddress.ts'
import { namedThing } from './namedThing.ts'

/**
 * The post or account that a text names, from the results of a search for it; null where it names none or is not found.
 * @param domain after which the server's own people are named
 */
export function searchTarget(results: Pick<SearchResults, 'statuses' | 'accounts'>, text: string, domain: string): Resolved | null {
  const named = namedThing(text)
  if (named === null) return null
  if (named.kind === 'address') return foundAt(results, named.address)
  const isOurs = named.host.toLowerCase() === domain.toLowerCase()
  const acct = (isOurs ? named.name : `${named.name}@${named.host}`).toLowerCase()
  const account = results.accounts.find((found) => found.acct.toLowerCase() === acct)
  return account ? { kind: 'account', id: account.id } : null
}
