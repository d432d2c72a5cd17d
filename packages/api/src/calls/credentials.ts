import type { ApiError } from '../http/ApiError.ts'
import { ask, type CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import { decodeAccount } from '../wire/account.ts'
import type { Account } from '../wire/model.ts'
import { fields, sizeOrNull } from '../wire/read.ts'

/** Fetches the account that the token belongs to. `isDeadToken` recognizes errors of a token that is no longer valid. */
export function verify(client: ApiClient, { signal }: CallOptions = {}): Promise<Account> {
  return verified(client, decodeAccount, signal)
}

/** The same, with how many notifications the account has not seen; null where the server does not say (all but Pleroma and Akkoma). */
export function verifyUnread(client: ApiClient, { signal }: CallOptions = {}): Promise<{ account: Account; unread: number | null }> {
  const decode = (raw: unknown) => ({
    account: decodeAccount(raw),
    unread: sizeOrNull(fields(fields(raw).pleroma).unread_notifications_count),
  })
  return verified(client, decode, signal)
}

function verified<Value>(client: ApiClient, decode: (raw: unknown) => Value, signal: AbortSignal | undefined): Promise<Value> {
  return ask(client, decode, 'GET', '/api/v1/accounts/verify_credentials', { signal, checksToken: true })
}

/**
 * Whether a refusal of `verify` says that the server no longer takes the token. A captive portal or a firewall refuses with a page of
 * its own, which says nothing about it.
 * @param rejectsBy403 the capability of that name; elsewhere a 403 leaves the token good
 */
export function isDeadToken(error: ApiError, rejectsBy403: boolean): boolean {
  if (error.serverText === null) return false
  return error.status === 401 || error.serverText === 'Invalid Bearer token' || (rejectsBy403 && accountRefusal(error) === 'other')
}

/**
 * Why an account with a valid token may not act: its address is not confirmed, the token lacks a scope, or the server gives another
 * reason.
 */
export type AccountRefusal = 'unconfirmed' | 'scopes' | 'other'

/**
 * The reason for a 403 of `verify` while the token is good; null for any other error. Most servers have words alone for it, so the call
 * asks for English.
 */
export function accountRefusal({ status, serverText, identifier }: ApiError): AccountRefusal | null {
  if (status !== 403) return null
  if (identifier === 'missing_confirmed_email' || /missing a confirmed e-?mail/i.test(serverText ?? '')) return 'unconfirmed'
  return lacksScope.test(serverText ?? '') ? 'scopes' : 'other'
}

/** The name of a scope is the same in every language: "Unzureichende Berechtigungen: read:accounts." */
const lacksScope = /\b(?:read|write|admin):\w|\bpermissions?\b|outside (?:of |the )+authorized scopes/i
