import { requireUser, type AccountRow, type RequestContext } from '../auth.ts'
import { flag } from '../db/schema.ts'
import { addAlias, listAliases, moveAccount, removeAlias } from '../domain/account/aliases.ts'
import { changeEmail, changePassword, requireOwnPassword } from '../domain/account/security.ts'
import type { Context } from '../domain/Context.ts'
import { deleteAccount } from '../domain/deleteAccount.ts'
import { setActive } from '../domain/moderation/people.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, missingField, missingFields } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readParams, readQuery } from '../http/readParams.ts'

const done = { status: 'success' }

/** Changes of the account itself: password, address, aliases, deletion. */
export function securityRoutes(app: HttpApp, context: Context): void {
  /** The account, when the password that was sent is its own. */
  async function prove(c: RequestContext, ...names: readonly string[]): Promise<{ account: AccountRow; params: Params }> {
    const account = requireUser(c, 'write:accounts')
    const params = await readParams(c.req.raw)
    const required = ['password', ...names]
    if (required.some((name) => !params.has(name))) throw missingFields(params, required)
    await requireOwnPassword(context, account, params.requiredString('password'))
    return { account, params }
  }

  app.post('/api/pleroma/change_password', async (c) => {
    const { account, params } = await prove(c, 'new_password', 'new_password_confirmation')
    await changePassword(context, account, params.requiredString('new_password'), params.requiredString('new_password_confirmation'))
    return c.json(done)
  })

  app.post('/api/pleroma/change_email', async (c) => {
    const { account, params } = await prove(c, 'email')
    await changeEmail(context, account, params.requiredString('email'))
    return c.json(done)
  })

  app.post('/api/pleroma/delete_account', async (c) => {
    const { account } = await prove(c)
    await deleteAccount(context, account)
    return c.json(done)
  })

  app.post('/api/pleroma/disable_account', async (c) => {
    const account = requireUser(c, 'write:accounts')
    // Akkoma reads the query alone and crashes without it.
    const password = readQuery(c.req.raw).string('password')
    if (password === undefined) throw crashed()
    await requireOwnPassword(context, account, password)
    await setActive(context, [account.acct], false)
    return c.json(done)
  })

  app.post('/api/pleroma/move_account', async (c) => {
    const { account, params } = await prove(c, 'target_account')
    await moveAccount(context, account, params.requiredString('target_account'))
    return c.json(done)
  })

  app.get('/api/pleroma/aliases', async (c) => c.json({ aliases: await listAliases(context, requireUser(c, 'read:accounts')) }))

  for (const [method, change] of [
    ['PUT', addAlias],
    ['DELETE', removeAlias],
  ] as const) {
    app.on(method, '/api/pleroma/aliases', async (c) => {
      const account = requireUser(c, 'write:accounts')
      const alias = (await readParams(c.req.raw)).string('alias')
      if (alias === undefined) throw missingField('alias')
      await change(context, account, alias)
      return c.json(done)
    })
  }

  app.put('/api/pleroma/notification_settings', async (c) => {
    const account = requireUser(c, 'write:accounts')
    const params = await readParams(c.req.raw)
    for (const name of ['block_from_strangers', 'hide_notification_contents'] as const) {
      const value = params.bool(name)
      if (value === undefined) continue
      await context.db
        .updateTable('users')
        .set({ [name]: flag(value) })
        .where('account_id', '=', account.id)
        .execute()
    }
    return c.json(done)
  })
}
