import type { SearchResults } from '@rookery/api/calls/search'
import { foundAt, type Resolved } from '#data/actions/resolveAddress.ts'

/** What somebody may mean by a text: one thing on the network, by its address or by a person's whole handle. */
export type NamedThing =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'handle'; readonly name: string; readonly host: string }

const address = /^https?:\/\/\S+$/i
const handle = /^(?:acct:)?@?([\w.-]+)@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|localhost(?::\d+)?)$/iu

/** The one thing that a text names; null where it is words to look for. */
export function namedThing(text: string): NamedThing | null {
  const wanted = text.trim()
  if (address.test(wanted)) return URL.canParse(wanted) ? { kind: 'address', address: wanted } : null
  const [, name, host] = handle.exec(wanted) ?? []
  return name === undefined || host === undefined ? null : { kind: 'handle', name, host }
}

/**
 * The post or person that a text names, among what a search for it found; null where it names none or they are not there.
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
