import { ApiError } from '../http/ApiError.ts'
import { ask, type CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import { decodeAccount } from '../wire/account.ts'
import type { Account } from '../wire/model.ts'
import { fields, sizeOrNull } from '../wire/read.ts'

/**
 * The account that the token belongs to. A 401 or 403 answer (unless it is about a scope) tells the client's `onSignedOut`
 * and is thrown all the same.
 */
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

async function verified<Value>(client: ApiClient, decode: (raw: unknown) => Value, signal: AbortSignal | undefined): Promise<Value> {
  try {
    return await ask(client, decode, 'GET', '/api/v1/accounts/verify_credentials', { signal, checksToken: true })
  } catch (error) {
    if (error instanceof ApiError && isDeadToken(error)) client.onSignedOut()
    throw error
  }
}

/** A captive portal or a firewall refuses with a page of its own, which says nothing about the token. */
function isDeadToken({ status, serverText }: ApiError): boolean {
  if (serverText === null || serverText.startsWith('Insufficient permissions')) return false
  return status === 401 || status === 403
}
