import { ask, askPage } from '../http/ask.ts'
import { decodeAccount } from '../wire/account.ts'
import { decodeRelationship } from '../wire/relationship.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Account, AccountId, Cursor, Page, Relationship } from '../wire/model.ts'

const root = '/api/v1/follow_requests'

/** Accounts that ask to follow. */
export function list(
  client: ApiClient,
  { cursor, signal }: CallOptions & { readonly cursor?: Cursor | null } = {},
): Promise<Page<Account>> {
  return askPage(client, decodeAccount, root, { query: { ...cursor }, signal, mayBeMissing: true })
}

export function authorize(client: ApiClient, id: AccountId): Promise<Relationship> {
  return ask(client, decodeRelationship, 'POST', `${root}/${encodeURIComponent(id)}/authorize`)
}

export function reject(client: ApiClient, id: AccountId): Promise<Relationship> {
  return ask(client, decodeRelationship, 'POST', `${root}/${encodeURIComponent(id)}/reject`)
}
