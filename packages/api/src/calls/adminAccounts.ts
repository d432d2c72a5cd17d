import { ask } from '../http/ask.ts'
import { decodeAdminAccount } from '../wire/adminAccount.ts'
import { decodeList } from '../wire/list.ts'
import { requireRecord } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { AdminAccount } from '../wire/adminAccount.ts'

/** All calls take names (`name` or `name@host`), not ids. For unknown names, calls that change an account get 500. */
const root = '/api/v1/pleroma/admin/users'

export type Right = 'admin' | 'moderator'

/** Fetches an account as staff see it; 404 if the server knows no such name. */
export function show(client: ApiClient, nickname: string, { signal }: CallOptions = {}): Promise<AdminAccount> {
  return ask(client, decodeAdminAccount, 'GET', `${root}/${encodeURIComponent(nickname)}`, { signal })
}

export async function addTags(client: ApiClient, nicknames: readonly string[], tags: readonly string[]): Promise<void> {
  await client.request('PUT', `${root}/tag`, { json: { nicknames, tags }, expect: 'nothing' })
}

export async function removeTags(client: ApiClient, nicknames: readonly string[], tags: readonly string[]): Promise<void> {
  await client.request('DELETE', `${root}/tag`, { json: { nicknames, tags }, expect: 'nothing' })
}

export async function grant(client: ApiClient, nickname: string, right: Right): Promise<void> {
  await client.request('POST', rightPath(nickname, right), { expect: 'nothing' })
}

/** The server lets admins revoke their own right, so confirm it first. */
export async function revoke(client: ApiClient, nickname: string, right: Right): Promise<void> {
  await client.request('DELETE', rightPath(nickname, right), { expect: 'nothing' })
}

/** Cannot be undone. */
export async function remove(client: ApiClient, nickname: string): Promise<void> {
  await client.request('DELETE', root, { query: { nickname }, expect: 'nothing' })
}

export function activate(client: ApiClient, nicknames: readonly string[]): Promise<AdminAccount[]> {
  return setActive(client, nicknames, 'activate')
}

export function deactivate(client: ApiClient, nicknames: readonly string[]): Promise<AdminAccount[]> {
  return setActive(client, nicknames, 'deactivate')
}

function setActive(client: ApiClient, nicknames: readonly string[], name: string): Promise<AdminAccount[]> {
  const path = `${root}/${name}`
  const read = (raw: unknown) => decodeList(requireRecord(raw, 'users').users, decodeAdminAccount, (error) => client.onDropped(error, path))
  return ask(client, read, 'PATCH', path, { json: { nicknames } })
}

function rightPath(nickname: string, right: Right): string {
  return `${root}/${encodeURIComponent(nickname)}/permission_group/${right}`
}
