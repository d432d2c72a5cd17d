import { askPage } from '../http/ask.ts'
import { decodeAccount } from '../wire/account.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Account, Cursor, Page } from '../wire/model.ts'

interface PageOptions extends CallOptions {
  readonly cursor?: Cursor | null
  /** The server's default if absent; the maximum is 80 on Mastodon, 40 on Akkoma. */
  readonly limit?: number
}

/** The accounts that the reader has muted, with their relationship. Page by the cursors only: the ids in them are of another kind. */
export function mutes(client: ApiClient, { cursor, limit, signal }: PageOptions = {}): Promise<Page<Account>> {
  return askPage(client, decodeAccount, '/api/v1/mutes', { query: { with_relationships: true, limit, ...cursor }, signal })
}

/** The accounts that the user has blocked, in the same form. */
export function blocks(client: ApiClient, { cursor, limit, signal }: PageOptions = {}): Promise<Page<Account>> {
  return askPage(client, decodeAccount, '/api/v1/blocks', { query: { with_relationships: true, limit, ...cursor }, signal })
}
