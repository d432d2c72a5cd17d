import { requireUser, type AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { confirmTotp, disableTotp, isTotpOn, renewBackupCodes, setUpTotp } from '../domain/oauth/secondFactor.ts'
import { checkPassword } from '../domain/passwords.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'

/** A person's second factor. Only TOTP exists; backup codes come with it. */
export function secondFactorRoutes(app: HttpApp, context: Context): void {
  app.get('/api/pleroma/accounts/mfa', async (c) => {
    const totp = await isTotpOn(context, requireUser(c, 'read:security'))
    return c.json({ settings: { enabled: totp, totp } })
  })

  app.get('/api/pleroma/accounts/mfa/setup/:method', async (c) => {
    const account = requireUser(c, 'write:security')
    if (c.req.param('method') !== 'totp' || (await isTotpOn(context, account))) throw failure(400, 'undefined method')
    return c.json(await setUpTotp(context, account))
  })

  app.post('/api/pleroma/accounts/mfa/confirm/:method', async (c) => {
    const account = requireUser(c, 'write:security')
    if (c.req.param('method') !== 'totp') throw failure(400, 'undefined mfa method')
    const params = await readParams(c.req.raw)
    await requirePassword(account, params.string('password'))
    if (!(await confirmTotp(context, account, params.string('code') ?? ''))) throw failure(422, 'invalid_token')
    return c.json({})
  })

  app.delete('/api/pleroma/accounts/mfa/:method', async (c) => {
    const account = requireUser(c, 'write:security')
    if (c.req.param('method') !== 'totp') throw failure(400, 'undefined mfa method')
    await requirePassword(account, (await readParams(c.req.raw)).string('password'))
    await disableTotp(context, account)
    return c.json({})
  })

  // Reading them makes new ones: so Akkoma does it, and clients know.
  app.get('/api/pleroma/accounts/mfa/backup_codes', async (c) => {
    const account = requireUser(c, 'write:security')
    return c.json({ codes: await renewBackupCodes(context, account) })
  })

  async function requirePassword(account: AccountRow, password: string | undefined): Promise<void> {
    const user = await context.db.selectFrom('users').select('password_hash').where('account_id', '=', account.id).executeTakeFirst()
    if (!(await checkPassword(password ?? '', user?.password_hash ?? null))) throw failure(422, 'Invalid password.')
  }
}
