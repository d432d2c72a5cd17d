import type { RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { findAccount } from '../domain/findAccount.ts'
import { findStatus } from '../domain/statuses/findStatus.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { Params } from '../http/Params.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { translateError } from '../text/translateError.ts'
import { interactionEndPage, interactionPage, type InteractionTarget } from '../web/interactionPages.ts'
import { messagePage, pageSetting } from '../web/oauthPages.ts'
import { pageLanguage } from '../web/pageLanguage.ts'

/** `name@host`, with or without another @ before it. */
const handle = /^@?[\w.-]+@([\w-]+(?:\.[\w-]+)+|localhost)(?::\d+)?$/

/** Acting on something of this server from an account on another, without signing in here. */
export function remoteInteractionRoutes(app: HttpApp, context: Context): void {
  const setting = (c: RequestContext) => pageSetting(c, context)
  const unknown = (c: RequestContext) => c.html(messagePage(setting(c), 'Not found'), 404)

  app.get('/main/ostatus', async (c) => {
    const query = readQuery(c.req.raw)
    const target = await read(query.string('status_id'), query.string('nickname'))
    if (!target) return unknown(c)
    const host = handle.exec(query.string('profile') ?? '')?.[1]
    return c.html(host === undefined ? interactionPage(setting(c), target, null) : interactionEndPage(setting(c), host))
  })

  /** The address where a visitor continues: on a federating instance, a page of their own server. */
  app.post('/api/v1/pleroma/remote_interaction', async (c) => {
    const params = await readParams(c.req.raw)
    const [uri, profile] = [params.requiredString('ap_id'), params.requiredString('profile')]
    const account = await context.db.selectFrom('accounts').select('acct').where('ap_id', '=', uri).executeTakeFirst()
    if (!account || !handle.test(profile.trim())) return c.json(translateError(pageLanguage(c.req.raw), { error: 'Could not find user' }))
    const query = new URLSearchParams({ nickname: account.acct, profile: profile.trim() })
    return c.json({ url: `${context.origin}/main/ostatus?${query}` })
  })

  app.post('/main/ostatus', async (c) => {
    const params = await readParams(c.req.raw)
    const [status, user] = [params.object('status') ?? new Params({}), params.object('user') ?? new Params({})]
    const target = await read(status.string('status_id'), user.string('nickname'))
    if (!target) return unknown(c)
    const profile = (target.kind === 'status' ? status : user).string('profile')?.trim() ?? ''
    const host = handle.exec(profile)?.[1]
    return c.html(host === undefined ? interactionPage(setting(c), target, 'Could not find user') : interactionEndPage(setting(c), host))
  })

  /** The public data. */
  async function read(statusId: string | undefined, nickname: string | undefined): Promise<InteractionTarget | null> {
    if (statusId !== undefined) {
      const row = await findStatus(context, statusId, null)
      return row && { kind: 'status', id: row.id }
    }
    const account = nickname === undefined ? null : await findAccount(context, nickname)
    return account && { kind: 'user', nickname: account.acct }
  }
}
