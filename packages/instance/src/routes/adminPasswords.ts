import { requireAdmin } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { disableTotp } from '../domain/oauth/secondFactor.ts'
import { makeResetLink } from '../domain/oauth/passwordReset.ts'
import { requirePeople } from '../domain/moderation/people.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, failure } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'
import { findAccount } from '../domain/findAccount.ts'

const root = '/api/v1/pleroma/admin/users'

/** Passwords of other accounts, for admins. */
export function adminPasswordRoutes(app: HttpApp, context: Context): void {
  app.get(`${root}/:nickname/password_reset`, async (c) => {
    requireAdmin(c, 'admin:write:accounts')
    const [person] = await requirePeople(context, [c.req.param('nickname')])
    if (!person || person.domain !== null) throw crashed()
    const { token, path } = await makeResetLink(context, person.id)
    return c.json({ token, link: context.origin + path })
  })

  app.patch(`${root}/force_password_reset`, async (c) => {
    requireAdmin(c, 'admin:write:accounts')
    const nicknames = (await readParams(c.req.raw)).strings('nicknames')
    if (!nicknames) throw crashed(400)
    const ids = (await requirePeople(context, nicknames)).map((person) => person.id)
    await context.db.updateTable('users').set({ password_reset_pending: 1 }).where('account_id', 'in', ids).execute()
    return c.body(null, 204)
  })

  app.put(`${root}/disable_mfa`, async (c) => {
    requireAdmin(c, 'admin:write:accounts')
    const nickname = (await readParams(c.req.raw)).string('nickname') ?? ''
    const person = await findAccount(context, nickname)
    if (!person) throw failure(404, 'Not found')
    await disableTotp(context, person)
    return c.json(nickname)
  })
}
