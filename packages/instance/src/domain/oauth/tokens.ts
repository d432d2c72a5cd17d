import { hashToken, type TokenRow } from '../../auth.ts'
import type { Context } from '../Context.ts'
import { newSecret } from '../secrets.ts'
import { transact } from '../transact.ts'
import type { AppRow } from './apps.ts'

/** A hundred years in seconds: Akkoma's tokens end by being revoked. */
const LIFETIME_S = 3_153_600_000

/** The answer to a grant. The two secrets are nowhere else: the database keeps their hashes. */
export interface TokenResponse {
  id: number
  access_token: string
  refresh_token: string
  token_type: 'Bearer'
  scope: string
  /** Seconds. */
  expires_in: number
  /** Seconds since the epoch. */
  created_at: number
  /** The account; missing in an app's own token. */
  me?: string
}

export interface TokenGrant {
  appId: number
  /** Null for the app's own token. */
  accountId: string | null
  scopes: readonly string[]
}

export async function issueToken({ db, clock }: Context, { appId, accountId, scopes }: TokenGrant): Promise<TokenResponse> {
  const accessToken = newSecret()
  const refreshToken = newSecret()
  const now = clock.now()
  const scope = scopes.join(' ')
  const { id } = await db
    .insertInto('oauth_tokens')
    .values({
      token_hash: hashToken(accessToken),
      refresh_hash: hashToken(refreshToken),
      app_id: appId,
      account_id: accountId,
      scopes: scope,
      created_at: now,
      expires_at: now + LIFETIME_S * 1000,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const owner =
    accountId === null ? undefined : await db.selectFrom('accounts').select('ap_id').where('id', '=', accountId).executeTakeFirst()
  return {
    id,
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'Bearer',
    scope,
    expires_in: LIFETIME_S,
    created_at: Math.trunc(now / 1000),
    ...(owner && { me: owner.ap_id }),
  }
}

/** A new token for an old one's refresh token; the old one ends. Null when it is not this app's. */
export async function refreshToken(context: Context, refresh: string, appId: number): Promise<TokenResponse | null> {
  return transact(context, async (within) => {
    const row = await within.db
      .selectFrom('oauth_tokens')
      .selectAll()
      .where('refresh_hash', '=', hashToken(refresh))
      .where('app_id', '=', appId)
      .executeTakeFirst()
    if (!row) return null
    await endToken(within, row)
    return issueToken(within, { appId, accountId: row.account_id, scopes: row.scopes.split(' ') })
  })
}

/**
 * Revokes a token for the app that it was issued to. `refused` if the token exists and belongs to another app, or the app is not
 * authenticated; the token stays.
 */
export async function revokeToken(context: Context, token: string, app: AppRow | null): Promise<'revoked' | 'unknown' | 'refused'> {
  const row = await context.db.selectFrom('oauth_tokens').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (!row) return 'unknown'
  if (!app || row.app_id !== app.id) return 'refused'
  await endToken(context, row)
  return 'revoked'
}

/** Ends one of a person's own tokens; others' are left alone. */
export async function revokeTokenById(context: Context, accountId: string, id: number): Promise<void> {
  const row = await context.db
    .selectFrom('oauth_tokens')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row) await endToken(context, row)
}

async function endToken({ db, hub }: Context, row: TokenRow): Promise<void> {
  await db.deleteFrom('oauth_tokens').where('id', '=', row.id).execute()
  hub.closeToken(row.id)
}
