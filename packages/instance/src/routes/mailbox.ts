import { except } from 'hono/combine'
import type { RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { changePeople } from '../domain/moderation/people.ts'
import { waitingAccount, welcome } from '../domain/registration/approval.ts'
import { captchaImage } from '../domain/registration/captcha.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure } from '../http/HttpError.ts'
import { ownPageOnly } from '../http/ownPageOnly.ts'
import { approvalPage, mailboxPage } from '../web/mailPages.ts'
import { messagePage, pageSetting } from '../web/oauthPages.ts'

/** Services that other servers have outside: received mails, and a captcha service. */
export function mailboxRoutes(app: HttpApp, context: Context): void {
  const { db } = context
  const setting = (c: RequestContext) => pageSetting(c, context)

  // A mail gives access to an account. The captcha contains no secret, and pages of other origins show it.
  app.use('/dev/*', except('/dev/captcha/*', ownPageOnly(context)))

  app.get('/dev/mailbox', async (c) => {
    if (!context.config.mailerEnabled) return c.html(messagePage(setting(c), 'This instance writes no mails'), 404)
    const mails = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').execute()
    return c.html(mailboxPage(setting(c), mails))
  })

  app.get('/dev/approval/:id/:token', async (c) => {
    const { id, token } = c.req.param()
    const account = await waitingAccount(context, id, token)
    if (!account) return c.html(messagePage(setting(c), 'Nobody waits for approval here'), 404)
    const user = await db.selectFrom('users').select('registration_reason').where('account_id', '=', id).executeTakeFirst()
    return c.html(approvalPage(setting(c), { acct: account.acct, reason: user?.registration_reason ?? null, path: c.req.path }))
  })

  app.post('/dev/approval/:id/:token', async (c) => {
    const { id, token } = c.req.param()
    const account = await waitingAccount(context, id, token)
    if (!account) return c.html(messagePage(setting(c), 'Nobody waits for approval here'), 404)
    await changePeople(context, [account], { is_approved: 1 })
    await welcome(context, account)
    return c.html(messagePage(setting(c), '@{name} has been approved', { name: account.acct }))
  })

  app.get('/dev/captcha/:file', async (c) => {
    const png = await captchaImage(context, c.req.param('file').replace(/\.png$/, ''))
    if (!png) throw failure(404, 'Not found')
    return c.body(new Uint8Array(png), 200, { 'content-type': 'image/png', 'cache-control': 'no-store' })
  })
}
