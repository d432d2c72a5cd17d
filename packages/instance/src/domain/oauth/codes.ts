import { createHash } from 'node:crypto'
import { hashToken } from '../../auth.ts'
import type { Context } from '../Context.ts'
import { newSecret, sameSecret } from '../secrets.ts'
import { transact } from '../transact.ts'
import { issueToken, type TokenResponse } from './tokens.ts'

const LIFETIME_MS = 600_000

/** A user's consent in the browser. */
export interface Consent {
  appId: number
  accountId: string
  redirectUri: string
  scopes: readonly string[]
  /** The client's proof that the code returns to it (PKCE, S256); null when it began without. */
  codeChallenge: string | null
}

/** A code that is good once, for ten minutes. */
export async function issueCode({ db, clock }: Context, consent: Consent): Promise<string> {
  const code = newSecret()
  await db
    .insertInto('oauth_authorizations')
    .values({
      code_hash: hashToken(code),
      app_id: consent.appId,
      account_id: consent.accountId,
      redirect_uri: consent.redirectUri,
      scopes: consent.scopes.join(' '),
      code_challenge: consent.codeChallenge,
      expires_at: clock.now() + LIFETIME_MS,
    })
    .execute()
  return code
}

export interface Redemption {
  code: string
  appId: number
  redirectUri: string | undefined
  codeVerifier: string | undefined
}

/**
 * Turns a code into a token. Null for a code that is unknown, used, too old, another app's, meant for another
 * address, or begun with a challenge that the verifier does not answer.
 */
export async function redeemCode(context: Context, { code, appId, redirectUri, codeVerifier }: Redemption): Promise<TokenResponse | null> {
  return transact(context, async (within) => {
    const row = await within.db.selectFrom('oauth_authorizations').selectAll().where('code_hash', '=', hashToken(code)).executeTakeFirst()
    if (!row || row.used || row.app_id !== appId || row.expires_at <= within.clock.now()) return null
    if (redirectUri !== row.redirect_uri || !matchesChallenge(row.code_challenge, codeVerifier)) return null
    await within.db.updateTable('oauth_authorizations').set({ used: 1 }).where('id', '=', row.id).execute()
    return issueToken(within, { appId, accountId: row.account_id, scopes: row.scopes.split(' ') })
  })
}

function matchesChallenge(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null) return true
  return verifier !== undefined && sameSecret(challenge, createHash('sha256').update(verifier).digest('base64url'))
}
