import { randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Selectable } from 'kysely'
import { hashToken, type AccountRow } from '../../auth.ts'
import type { MfaTokenTable } from '../../db/schema.ts'
import { storedJson } from '../../db/storedJson.ts'
import type { Context } from '../Context.ts'
import { newSecret } from '../secrets.ts'

const CHALLENGE_MS = 300_000
const BACKUP_CODES = 5
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A new TOTP secret, not yet in force; a former one that was not confirmed is forgotten. */
export async function setUpTotp({ db, config, host }: Context, account: AccountRow): Promise<{ key: string; provisioning_uri: string }> {
  const secret = new Secret({ size: 20 })
  await db.updateTable('users').set({ totp_secret: secret.base32 }).where('account_id', '=', account.id).execute()
  const totp = new TOTP({ issuer: config.name, issuerInLabel: false, label: `${account.username}@${host}`, secret })
  return { key: secret.base32, provisioning_uri: totp.toString() }
}

/** Puts the pending secret in force if the code is of it. */
export async function confirmTotp(context: Context, account: AccountRow, code: string): Promise<boolean> {
  const { db } = context
  const user = await db.selectFrom('users').select('totp_secret').where('account_id', '=', account.id).executeTakeFirst()
  if (!user?.totp_secret || !isCurrent(context, user.totp_secret, code)) return false
  await db.updateTable('users').set({ totp_enabled: 1 }).where('account_id', '=', account.id).execute()
  return true
}

export async function disableTotp({ db }: Context, account: AccountRow): Promise<void> {
  const off = { totp_enabled: 0, totp_secret: null, backup_codes_json: '[]' } as const
  await db.updateTable('users').set(off).where('account_id', '=', account.id).execute()
}

export async function isTotpOn({ db }: Context, account: AccountRow): Promise<boolean> {
  const user = await db.selectFrom('users').select('totp_enabled').where('account_id', '=', account.id).executeTakeFirst()
  return user?.totp_enabled === 1
}

/** New codes for a lost device; previous ones become invalid. Only their hashes are stored. */
export async function renewBackupCodes({ db }: Context, account: AccountRow): Promise<string[]> {
  const codes = Array.from({ length: BACKUP_CODES }, () => Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join(''))
  const hashes = JSON.stringify(codes.map(hashToken))
  await db.updateTable('users').set({ backup_codes_json: hashes }).where('account_id', '=', account.id).execute()
  return codes
}

export type PendingSignIn = Selectable<MfaTokenTable>

/** Remembers for five minutes that the password was right. */
export async function beginChallenge(
  { db, clock }: Context,
  pending: { accountId: string; appId: number; scopes: readonly string[]; authorizationJson?: string },
): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('mfa_tokens')
    .values({
      token_hash: hashToken(token),
      account_id: pending.accountId,
      app_id: pending.appId,
      scopes: pending.scopes.join(' '),
      authorization_json: pending.authorizationJson ?? null,
      expires_at: clock.now() + CHALLENGE_MS,
    })
    .execute()
  return token
}

/**
 * The pending sign-in of a code, or null if the token or the code is wrong. A wrong code leaves the challenge open, but only for a few
 * attempts, because there are only a million codes.
 */
export async function answerChallenge(context: Context, token: string, type: string, code: string): Promise<PendingSignIn | null> {
  const { db, clock, limiter } = context
  const pending = await db.selectFrom('mfa_tokens').selectAll().where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (!pending || pending.expires_at <= clock.now() || !limiter.allow('secondFactor', pending.account_id)) return null
  const right =
    type === 'totp' ? await isTotp(context, pending, code) : type === 'recovery' && (await spendBackupCode(context, pending, code))
  if (!right) return null
  await db.deleteFrom('mfa_tokens').where('token_hash', '=', pending.token_hash).execute()
  return pending
}

async function isTotp(context: Context, { account_id }: PendingSignIn, code: string): Promise<boolean> {
  const user = await context.db.selectFrom('users').select('totp_secret').where('account_id', '=', account_id).executeTakeFirst()
  return user?.totp_secret != null && isCurrent(context, user.totp_secret, code)
}

/** The code of now, or of the half minute before or after: clocks differ. */
function isCurrent({ clock }: Context, secret: string, code: string): boolean {
  return new TOTP({ secret: Secret.fromBase32(secret) }).validate({ token: code.trim(), timestamp: clock.now(), window: 1 }) !== null
}

async function spendBackupCode({ db }: Context, { account_id }: PendingSignIn, code: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('backup_codes_json').where('account_id', '=', account_id).executeTakeFirst()
  const hashes = storedJson<string[]>(user?.backup_codes_json ?? '[]')
  const used = hashToken(code.trim())
  if (!hashes.includes(used)) return false
  const left = JSON.stringify(hashes.filter((hash) => hash !== used))
  await db.updateTable('users').set({ backup_codes_json: left }).where('account_id', '=', account_id).execute()
  return true
}
