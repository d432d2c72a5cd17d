import { requireUser, type AccountRow } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { policyChoices, policyRules, readPolicy, writePolicy } from '../domain/notifications/notificationPolicy.ts'
import { transact } from '../domain/transact.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, recordNotFound } from '../http/HttpError.ts'
import { readParams } from '../http/readParams.ts'
import { renderAccounts } from '../views/accountView.ts'
import { renderStatuses } from '../views/statusView.ts'

/**
 * Mastodon's notification policy, and the notifications that it filters. Akkoma has neither, so they exist only if the instance enables
 * them.
 */
export function notificationRequestRoutes(app: HttpApp, context: Context): void {
  const { config, db } = context
  const notServed = () => failure(404, 'Not implemented')

  app.get('/api/v2/notifications/policy', async (c) => {
    const account = requireUser(c, 'read:notifications')
    return c.json(await policyView(account))
  })

  app.patch('/api/v2/notifications/policy', async (c) => {
    const account = requireUser(c, 'write:notifications')
    const params = await readParams(c.req.raw)
    const policy = { ...(await readPolicy(context, account.id)) }
    for (const rule of policyRules) {
      const choice = policyChoices.find((known) => known === params.string(rule))
      if (choice) policy[rule] = choice
    }
    await writePolicy(context, account.id, policy)
    return c.json(await policyView(account))
  })

  app.get('/api/v1/notifications/requests', async (c) => {
    const account = requireUser(c, 'read:notifications')
    return c.json(await requestViews(account))
  })

  app.post('/api/v1/notifications/requests/:id/accept', async (c) => {
    const account = requireUser(c, 'write:notifications')
    const from = await requireRequest(account, c.req.param('id'))
    await transact(context, async (inner) => {
      await inner.db
        .insertInto('notification_permissions')
        .values({ account_id: account.id, from_account_id: from })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await inner.db
        .updateTable('notifications')
        .set({ filtered: 0 })
        .where('account_id', '=', account.id)
        .where('from_account_id', '=', from)
        .execute()
    })
    return c.json({})
  })

  app.post('/api/v1/notifications/requests/:id/dismiss', async (c) => {
    const account = requireUser(c, 'write:notifications')
    const from = await requireRequest(account, c.req.param('id'))
    await db
      .deleteFrom('notifications')
      .where('account_id', '=', account.id)
      .where('from_account_id', '=', from)
      .where('filtered', '=', 1)
      .execute()
    return c.json({})
  })

  const filtered = (account: AccountRow) =>
    db.selectFrom('notifications').selectAll().where('account_id', '=', account.id).where('filtered', '=', 1).orderBy('id', 'desc')

  /** The id of a request is its sender's. */
  async function requireRequest(account: AccountRow, id: string): Promise<string> {
    const row = await filtered(account).where('from_account_id', '=', id).executeTakeFirst()
    if (!row) throw recordNotFound()
    return id
  }

  async function policyView(account: AccountRow) {
    if (!config.notificationRequests) throw notServed()
    const rows = await filtered(account).execute()
    return {
      ...(await readPolicy(context, account.id)),
      for_limited_accounts: 'accept',
      summary: {
        pending_requests_count: new Set(rows.map((row) => row.from_account_id)).size,
        pending_notifications_count: rows.length,
      },
    }
  }

  async function requestViews(account: AccountRow) {
    if (!config.notificationRequests) throw notServed()
    const rows = await filtered(account).execute()
    const senders = [...new Set(rows.map((row) => row.from_account_id))]
    const people = await renderAccounts(context, senders, account)
    const statusIds = rows.flatMap((row) => row.status_id ?? [])
    const posts = await db.selectFrom('statuses').selectAll().where('id', 'in', statusIds).execute()
    const statuses = new Map((await renderStatuses(context, posts, account)).map((status) => [status.id, status]))
    return senders.map((id) => {
      const own = rows.filter((row) => row.from_account_id === id)
      const about = own.find((row) => row.status_id !== null)?.status_id ?? null
      const times = own.map((row) => row.created_at)
      return {
        id,
        created_at: new Date(Math.min(...times)).toISOString(),
        updated_at: new Date(Math.max(...times)).toISOString(),
        notifications_count: String(own.length),
        account: people.get(id) ?? null,
        last_status: about === null ? null : (statuses.get(about) ?? null),
      }
    })
  }
}
