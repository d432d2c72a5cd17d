import { hashToken } from '../../src/auth.ts'
import type { Context } from '../../src/domain/Context.ts'

const pending = ['wait2', 'conf1']

/** Brings the accounts of sign-ins that are refused into the state that refuses them, and makes the codes that are redeemed. */
export async function prepareSignIn({ clock, db, ids }: Context, name: string): Promise<void> {
  const erin = await db.selectFrom('accounts').select('id').where('acct', '=', 'erin').executeTakeFirstOrThrow()
  const app = await db.selectFrom('oauth_apps').select('id').where('client_id', '=', '<client_id>').executeTakeFirstOrThrow()
  const { password_hash } = await db.selectFrom('users').select('password_hash').where('account_id', '=', erin.id).executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ totp_enabled: name === 'oauth/token_mfa_required' ? 1 : 0, totp_secret: 'JBSWY3DPEHPK3PXP' })
    .where('account_id', '=', erin.id)
    .execute()
  await db
    .updateTable('accounts')
    .set({ is_active: name === 'oauth/token_disabled_by_self' ? 0 : 1 })
    .where('acct', '=', 'nora')
    .execute()
  for (const acct of pending) {
    const id = ids.next()
    const state = {
      is_approved: name === 'oauth/token_approval_pending' ? 0 : 1,
      is_confirmed: name === 'oauth/token_confirmation_pending' ? 0 : 1,
    } as const
    const made = await db
      .insertInto('accounts')
      .values({ id, username: acct, acct, ap_id: acct, display_name: acct, created_at: 0, ...state })
      .onConflict((conflict) => conflict.column('acct').doUpdateSet(state))
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('users')
      .values({ account_id: made.id, password_hash })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const expires_at = clock.now() + 600_000
  if (name === 'oauth/token_authorization_code') {
    const code = {
      app_id: app.id,
      account_id: erin.id,
      redirect_uri: 'http://localhost:4100/oauth-callback',
      scopes: 'read write',
      expires_at,
    }
    await db
      .insertInto('oauth_authorizations')
      .values({ code_hash: hashToken('<code>'), ...code })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (name === 'oauth/token_refresh') {
    await db
      .insertInto('oauth_tokens')
      .values({
        token_hash: hashToken('<old>'),
        refresh_hash: hashToken('<refresh_token>'),
        app_id: app.id,
        account_id: erin.id,
        scopes: 'read',
        expires_at,
        created_at: 0,
      })
      .execute()
  }
}
