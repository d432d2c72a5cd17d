import { ask } from '../http/ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { decodeAccount } from '../wire/account.ts'
import { decodeList } from '../wire/list.ts'
import { array, requireRecord } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import { decodeTag } from '../wire/tag.ts'
import type { ApiClient } from '../http/client.ts'
import type { Account, Status } from '../wire/model.ts'
import type { Tag } from '../wire/tag.ts'

export interface SearchOptions {
  readonly type?: ResultKind
  /** Ask other servers too; needs a token. */
  readonly resolve?: boolean
  readonly limit?: number
  readonly offset?: number
  /** Only accounts that the reader follows. */
  readonly following?: boolean
  readonly signal?: AbortSignal | undefined
}

/** A kind of search result. */
export type ResultKind = 'accounts' | 'statuses' | 'hashtags'

export interface SearchResults {
  readonly accounts: readonly Account[]
  readonly statuses: readonly Status[]
  readonly hashtags: readonly Tag[]
  /** The number of results of each kind that the server sent, unreadable ones included. The next page counts from it. */
  readonly sent: Readonly<Record<ResultKind, number>>
}

/** A part that the server could not search in time is empty, not an error. */
export function search(client: ApiClient, q: string, options: SearchOptions = {}): Promise<SearchResults> {
  const { signal, ...rest } = options
  const path = '/api/v2/search'
  const read = <Item>(raw: unknown, decodeOne: (item: unknown) => Item) =>
    decodeList(array(raw), decodeOne, (error) => client.onDropped(error, path))
  return ask(
    client,
    (value) => {
      const raw = requireRecord(value, 'search')
      if (![raw.accounts, raw.statuses, raw.hashtags].some(Array.isArray)) throw new DecodeError('search', 'array')
      return {
        accounts: read(raw.accounts, decodeAccount),
        statuses: read(raw.statuses, decodeStatus),
        hashtags: read(raw.hashtags, decodeTag),
        sent: { accounts: array(raw.accounts).length, statuses: array(raw.statuses).length, hashtags: array(raw.hashtags).length },
      }
    },
    'GET',
    path,
    // Servers look at other servers for up to 15 s.
    { query: { q, ...rest, with_relationships: true }, signal, timeout: 45_000 },
  )
}
