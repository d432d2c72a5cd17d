import { createHash } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { Selectable } from 'kysely'
import type { AccountTable, OauthTokenTable } from './db/schema.ts'
import type { Context } from './domain/Context.ts'
import { failure, invalidCredentials } from './http/HttpError.ts'

export type AccountRow = Selectable<AccountTable>
export type TokenRow = Selectable<OauthTokenTable>

/** The authenticated caller. `account` is null with an app's own token (client credentials). */
export interface Auth {
  readonly account: AccountRow | null
  readonly token: TokenRow
  readonly scopes: readonly string[]
}

/** The other end of the connection: never taken from a header, which anybody can write. */
export interface Peer {
  readonly address: string
}

/** Data of a request: `nonce` belongs to its content security policy. */
export interface Env {
  Bindings: { peer?: Peer }
  Variables: { auth: Auth | null; nonce: string }
}

export type RequestContext = HonoContext<Env>

/** Hash of codes, tokens and refresh tokens for the database. They are long and random, so one round is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/**
 * Finds the account or app of a token. An unknown or expired token, or one of an account that is not active,
 * is no token at all: Akkoma answers such a request as a visitor's.
 */
export async function authenticate(context: Context, token: string | null): Promise<Auth | null> {
  if (!token) return null
  const row = await context.db.selectFrom('oauth_tokens').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (!row || row.expires_at <= context.clock.now()) return null
  const scopes = row.scopes.split(' ')
  if (row.account_id === null) return { account: null, token: row, scopes }
  const account = await context.db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirst()
  if (!account || !account.is_active || !account.is_confirmed || !account.is_approved) return null
  return { account, token: row, scopes }
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(headers: Headers): string | null {
  return /^bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null
}

/** `read` holds `read:statuses`; `follow` is a scope of its own. */
export function hasScope(granted: readonly string[], desired: string): boolean {
  return granted.some((scope) => scope === desired || desired.startsWith(`${scope}:`))
}

/**
 * The signed-in account of a route that needs one with any of the scopes.
 * @throws HttpError 403 `Invalid credentials.`, or 403 `Insufficient permissions: …`
 */
export function requireUser(c: RequestContext, ...anyScope: readonly string[]): AccountRow {
  const auth = c.get('auth')
  if (!auth?.account) throw invalidCredentials()
  requireScope(auth, ...anyScope)
  return auth.account
}

/** @throws HttpError 403 unless the token has one of the scopes; no scope named means any token will do. */
export function requireScope(auth: Auth, ...anyScope: readonly string[]): void {
  if (anyScope.length > 0 && !anyScope.some((scope) => hasScope(auth.scopes, scope))) {
    throw failure(403, `Insufficient permissions: ${anyScope.join(' | ')}.`)
  }
}

/** The reader of a route that visitors may use too. A token without the scope makes the reader a visitor, as on Akkoma. */
export function optionalUser(c: RequestContext, ...anyScope: readonly string[]): AccountRow | null {
  const auth = c.get('auth')
  if (!auth?.account || !anyScope.some((scope) => hasScope(auth.scopes, scope))) return null
  return auth.account
}

/**
 * Routes for moderators and admins. The role is looked at before the scopes, as on Akkoma.
 * @throws HttpError 403
 */
export function requireStaff(c: RequestContext, ...anyScope: readonly string[]): AccountRow {
  const account = requireUser(c)
  if (!account.is_admin && !account.is_moderator) throw failure(403, 'User is not a staff member.')
  return requireUser(c, ...anyScope)
}

/** Routes for admins alone. @throws HttpError 403 */
export function requireAdmin(c: RequestContext, ...anyScope: readonly string[]): AccountRow {
  const account = requireStaff(c)
  if (!account.is_admin) throw failure(403, 'User is not an admin.')
  return requireUser(c, ...anyScope)
}
