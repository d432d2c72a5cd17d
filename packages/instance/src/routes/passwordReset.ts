import type { RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { resetAccount, setNewPassword, startPasswordReset } from '../domain/oauth/passwordReset.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { Params } from '../http/Params.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { throttle } from '../limits/throttle.ts'
import { newPasswordPage } from '../web/mailPages.ts'
import { messagePage, pageSetting } from '../web/oauthPages.ts'

/** Resets a forgotten password by a link in a mail. */
export function passwordResetRoutes(app: HttpApp, context: Context): void {
  const setting = (c: RequestContext) => pageSetting(c, context)

  // The response never reveals whether an account was found.
  app.post('/auth/password', async (c) => {
    throttle(c, context, 'passwordReset')
    const params = readQuery(c.req.raw)
    await startPasswordReset(context, (params.string('email') ?? params.string('nickname') ?? '').trim())
    return c.body(null, 204)
  })

  app.get('/api/v1/pleroma/password_reset/:token', async (c) => {
    const token = c.req.param('token')
    const account = await resetAccount(context, token)
    if (!account) return c.html(messagePage(setting(c), 'Invalid Token'))
    return c.html(newPasswordPage(setting(c), { acct: account.acct, token, error: null }))
  })

  app.post('/api/v1/pleroma/password_reset', async (c) => {
    const params = (await readParams(c.req.raw)).object('data') ?? new Params({})
    const token = params.string('token') ?? ''
    const account = await resetAccount(context, token)
    if (!account) return c.html(messagePage(setting(c), 'Invalid Token'))
    const error = await setNewPassword(context, account, params.string('password') ?? '', params.string('password_confirmation') ?? '')
    if (error !== null) return c.html(newPasswordPage(setting(c), { acct: account.acct, token, error }))
    return c.html(messagePage(setting(c), 'Password changed!'))
  })
}
