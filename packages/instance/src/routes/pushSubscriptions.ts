import type { Selectable } from 'kysely'
import { requireUser, type RequestContext } from '../auth.ts'
import type { PushSubscriptionTable } from '../db/schema.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { transact } from '../domain/transact.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { invalidCredentials, missingField, recordNotFound } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readParams } from '../http/readParams.ts'

const path = '/api/v1/push/subscription'

/** Possible alerts; unknown ones are ignored silently, as on Akkoma. */
const alertKinds = ['follow', 'favourite', 'mention', 'reblog', 'poll', 'pleroma:chat_mention', 'pleroma:emoji_reaction']

/** Push subscriptions of browsers, one for each token. `domain/push` sends the messages. */
export function pushSubscriptionRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get(path, async (c) => c.json(view(await required(readerOf(c).token_id))))

  app.post(path, async (c) => {
    const reader = readerOf(c)
    const params = await readParams(c.req.raw)
    const subscription = params.object('subscription')
    if (!subscription) throw missingField('subscription')
    const endpoint = subscription.requiredString('endpoint')
    const keys = subscription.object('keys')
    if (!keys) throw missingField('keys', ['subscription'])
    const values = {
      ...reader,
      endpoint,
      key_p256dh: keys.requiredString('p256dh'),
      key_auth: keys.requiredString('auth'),
      alerts_json: JSON.stringify(readAlerts(params)),
    }
    // In one step: concurrent events are pushed to the old subscription or to the new one.
    await transact(context, async ({ db: inside }) => {
      await inside.deleteFrom('push_subscriptions').where('token_id', '=', reader.token_id).execute()
      await inside.insertInto('push_subscriptions').values(values).execute()
    })
    return c.json(view(await required(reader.token_id)))
  })

  app.put(path, async (c) => {
    const { id, token_id } = await required(readerOf(c).token_id)
    const alerts_json = JSON.stringify(readAlerts(await readParams(c.req.raw)))
    await db.updateTable('push_subscriptions').set({ alerts_json }).where('id', '=', id).execute()
    return c.json(view(await required(token_id)))
  })

  app.delete(path, async (c) => {
    const { id } = await required(readerOf(c).token_id)
    await db.deleteFrom('push_subscriptions').where('id', '=', id).execute()
    return c.json({})
  })

  async function required(tokenId: number): Promise<Selectable<PushSubscriptionTable>> {
    const row = await db.selectFrom('push_subscriptions').selectAll().where('token_id', '=', tokenId).executeTakeFirst()
    if (!row) throw recordNotFound()
    return row
  }

  function view(row: Selectable<PushSubscriptionTable>) {
    return {
      id: String(row.id),
      endpoint: row.endpoint,
      alerts: storedJson<Record<string, boolean>>(row.alerts_json),
      server_key: context.vapid.publicKey,
    }
  }
}

function readerOf(c: RequestContext): { account_id: string; token_id: number } {
  const account = requireUser(c, 'push')
  const auth = c.get('auth')
  if (!auth) throw invalidCredentials()
  return { account_id: account.id, token_id: auth.token.id }
}

function readAlerts(params: Params): Record<string, boolean> {
  const alerts = params.object('data')?.object('alerts')
  const named = alertKinds.map((kind): [string, boolean | undefined] => [kind, alerts?.bool(kind)])
  return Object.fromEntries(named.filter((entry): entry is [string, boolean] => entry[1] !== undefined))
}
