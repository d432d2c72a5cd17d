import { ask, askList, askPage } from '../http/ask.ts'
import { decodeAccount } from '../wire/account.ts'
import { decodeUserList } from '../wire/userList.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Account, AccountId, Cursor, ListId, Page } from '../wire/model.ts'
import type { ListRules, UserList } from '../wire/userList.ts'

const root = '/api/v1/lists'
const pathOf = (id: ListId, rest = '') => `${root}/${encodeURIComponent(id)}${rest}`

export function all(client: ApiClient, { signal }: CallOptions = {}): Promise<UserList[]> {
  return askList(client, decodeUserList, 'GET', root, { signal, mayBeMissing: true })
}

export function get(client: ApiClient, id: ListId, { signal }: CallOptions = {}): Promise<UserList> {
  return ask(client, decodeUserList, 'GET', pathOf(id), { signal })
}

export function create(client: ApiClient, title: string, rules: ListRules = {}): Promise<UserList> {
  return ask(client, decodeUserList, 'POST', root, { json: { title, ...written(rules) } })
}

/** Rules that are not named stay as they are. */
export function rename(client: ApiClient, id: ListId, title: string, rules: ListRules = {}): Promise<UserList> {
  return ask(client, decodeUserList, 'PUT', pathOf(id), { json: { title, ...written(rules) } })
}

function written({ exclusive, repliesPolicy }: ListRules) {
  return {
    ...(exclusive !== undefined && { exclusive }),
    ...(repliesPolicy !== undefined && repliesPolicy !== null && { replies_policy: repliesPolicy }),
  }
}

/** The reader's lists that contain an account. */
export function ofAccount(client: ApiClient, id: AccountId, { signal }: CallOptions = {}): Promise<UserList[]> {
  return askList(client, decodeUserList, 'GET', `/api/v1/accounts/${encodeURIComponent(id)}/lists`, { signal })
}

export async function remove(client: ApiClient, id: ListId): Promise<void> {
  await client.request('DELETE', pathOf(id), { expect: 'nothing' })
}

/** Akkoma and Pleroma respond with all accounts at once. */
export function accounts(
  client: ApiClient,
  id: ListId,
  { cursor, signal }: CallOptions & { readonly cursor?: Cursor | null } = {},
): Promise<Page<Account>> {
  return askPage(client, decodeAccount, pathOf(id, '/accounts'), { query: { limit: 80, ...cursor }, signal })
}

/** The list's timeline shows only members that the reader also follows. */
export async function addAccounts(client: ApiClient, id: ListId, accountIds: readonly AccountId[]): Promise<void> {
  await client.request('POST', pathOf(id, '/accounts'), { json: { account_ids: accountIds }, expect: 'nothing' })
}

export async function removeAccounts(client: ApiClient, id: ListId, accountIds: readonly AccountId[]): Promise<void> {
  // The values go into the query, because some proxies drop the body of a DELETE.
  await client.request('DELETE', pathOf(id, '/accounts'), { query: { account_ids: accountIds }, expect: 'nothing' })
}
