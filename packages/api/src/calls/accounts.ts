import { ApiError } from '../http/ApiError.ts'
import { ask, askList, askPage } from '../http/ask.ts'
import { isMissingStatus } from '../http/isMissingStatus.ts'
import { decodeAccount } from '../wire/account.ts'
import { items, orNull, requireRecord } from '../wire/read.ts'
import { decodeRelationship } from '../wire/relationship.ts'
import { profileForm } from './profileForm.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient, RequestOptions } from '../http/client.ts'
import type { Account, AccountId, Cursor, Page, Relationship } from '../wire/model.ts'
import type { ProfileChanges } from './profileForm.ts'

export interface AccountPageOptions {
  readonly cursor?: Cursor | null
  /** 20 when absent. */
  readonly limit?: number
  readonly signal?: AbortSignal | undefined
}

const pathOf = (id: string, rest = '') => `/api/v1/accounts/${encodeURIComponent(id)}${rest}`

const relate =
  (path: string, prefix = '/api/v1/accounts') =>
  (client: ApiClient, id: AccountId, options?: RequestOptions) =>
    ask(client, decodeRelationship, 'POST', `${prefix}/${encodeURIComponent(id)}/${path}`, options)

const act = (name: string, prefix?: string) => {
  const run = relate(name, prefix)
  return (client: ApiClient, id: AccountId): Promise<Relationship> => run(client, id)
}

/** By id or by name (`alice`, `alice@host`), with the relationship where the server embeds it. */
export async function get(client: ApiClient, idOrName: string, { signal }: CallOptions = {}): Promise<Account> {
  try {
    return await ask(client, decodeAccount, 'GET', pathOf(idOrName), { query: { with_relationships: true }, signal })
  } catch (error) {
    // Mastodon and GoToSocial take ids only here.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return lookup(client, idOrName, { signal })
  }
}

/** By name among the accounts that the server already knows. */
export function lookup(client: ApiClient, acct: string, { signal }: CallOptions = {}): Promise<Account> {
  return ask(client, decodeAccount, 'GET', pathOf('lookup'), { query: { acct, with_relationships: true }, signal })
}

const idsPerCall = 40

/** Match the responses by `id`: their order may differ, and unknown ids are missing. */
export async function relationships(client: ApiClient, ids: readonly AccountId[], { signal }: CallOptions = {}): Promise<Relationship[]> {
  const found: Relationship[] = []
  for (let at = 0; at < ids.length; at += idsPerCall) {
    const query = { id: ids.slice(at, at + idsPerCall) }
    found.push(...(await askList(client, decodeRelationship, 'GET', pathOf('relationships'), { query, signal })))
  }
  return found
}

/** Also changes a follow that exists. `reblogs` left out means true to the server; empty `languages` mean all. */
export function follow(
  client: ApiClient,
  id: AccountId,
  options: { readonly reblogs?: boolean; readonly notify?: boolean; readonly languages?: readonly string[] } = {},
): Promise<Relationship> {
  return relate('follow')(client, id, { json: options })
}

/** With `notifications` false the account's notifications still come. `expiresIn` is in seconds; without it the mute does not end. */
export function mute(
  client: ApiClient,
  id: AccountId,
  options: { readonly notifications?: boolean; readonly expiresIn?: number } = {},
): Promise<Relationship> {
  const { notifications = true, expiresIn } = options
  // Two names for one field: the first is Akkoma's and Pleroma's, the second is that of all other servers.
  return relate('mute')(client, id, { json: { notifications, expires_in: expiresIn, duration: expiresIn } })
}

/** Sets a private remark about an account; an empty one clears it. */
export function note(client: ApiClient, id: AccountId, comment: string): Promise<Relationship> {
  return relate('note')(client, id, { form: { comment } })
}

/** Akkoma responds with 400 if the user did not follow the account. */
export const unfollow = act('unfollow')
export const block = act('block')
/** Akkoma responds with 403 if the user did not block the account. */
export const unblock = act('unblock')
export const unmute = act('unmute')
export const removeFromFollowers = act('remove_from_followers')
/** Notifications of an account's posts (Akkoma and Pleroma; elsewhere `follow` with `notify`). */
export const subscribe = act('subscribe', '/api/v1/pleroma/accounts')
export const unsubscribe = act('unsubscribe', '/api/v1/pleroma/accounts')

/** Empty when the account hides them. */
export function followers(client: ApiClient, id: AccountId, options: AccountPageOptions = {}): Promise<Page<Account>> {
  return page(client, pathOf(id, '/followers'), options)
}

export function following(client: ApiClient, id: AccountId, options: AccountPageOptions = {}): Promise<Page<Account>> {
  return page(client, pathOf(id, '/following'), options)
}

function page(client: ApiClient, path: string, { cursor, limit = 20, signal }: AccountPageOptions): Promise<Page<Account>> {
  return askPage(client, decodeAccount, path, { query: { limit, with_relationships: true, ...cursor }, signal })
}

/** Accounts that the reader follows and that follow the given account (Mastodon since 3.5). */
export async function familiarFollowers(client: ApiClient, id: AccountId, { signal }: CallOptions = {}): Promise<Account[]> {
  // The response has one entry for each requested id.
  const decode = (raw: unknown) => items(requireRecord(raw, 'familiar followers').accounts, (one) => orNull(decodeAccount, one))
  return (await askList(client, decode, 'GET', pathOf('familiar_followers'), { query: { id: [id] }, signal })).flat()
}

export interface AccountSearchOptions extends CallOptions {
  /** Ask other servers too; slow. */
  readonly resolve?: boolean
  readonly limit?: number
  readonly following?: boolean
}

export function search(client: ApiClient, q: string, options: AccountSearchOptions = {}): Promise<Account[]> {
  const { resolve, limit, following: onlyFollowed, signal } = options
  return askList(client, decodeAccount, 'GET', pathOf('search'), { query: { q, resolve, limit, following: onlyFollowed }, signal })
}

/** Resolves to the changed account with its `own` part. */
export function updateCredentials(client: ApiClient, changes: ProfileChanges): Promise<Account> {
  const form = profileForm(changes)
  const hasFile = Object.values(form).some((value) => value instanceof Blob)
  return ask(client, decodeAccount, 'PATCH', pathOf('update_credentials'), hasFile ? { form, timeout: 300_000 } : { json: form })
}

/** People the server proposes to follow. */
export async function suggestions(
  client: ApiClient,
  { limit = 40, signal }: CallOptions & { readonly limit?: number } = {},
): Promise<Account[]> {
  try {
    return await askList(client, (raw) => decodeAccount(requireRecord(raw, 'suggestion').account), 'GET', '/api/v2/suggestions', {
      query: { limit },
      signal,
      mayBeMissing: true,
    })
  } catch (error) {
    if (!(error instanceof ApiError) || !isMissingStatus(error.status)) throw error
    return askList(client, decodeAccount, 'GET', '/api/v1/suggestions', { query: { limit }, signal })
  }
}

/** Accounts that agreed to be listed, by latest post first; empty where the server has no directory. */
export async function directory(
  client: ApiClient,
  { local, limit = 40, signal }: CallOptions & { readonly local?: boolean; readonly limit?: number } = {},
): Promise<Account[]> {
  const query = { order: 'active', local, limit }
  try {
    return await askList(client, decodeAccount, 'GET', '/api/v1/directory', { query, signal, mayBeMissing: true })
  } catch (error) {
    if (error instanceof ApiError && isMissingStatus(error.status)) return []
    throw error
  }
}
