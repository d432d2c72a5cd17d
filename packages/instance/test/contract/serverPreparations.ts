import { hashToken } from '../../src/auth.ts'
import { announce } from './announce.ts'
import type { Preparation } from './Preparation.ts'
import { isObject, objectsIn, text, type Json } from './recordings.ts'

/** Preparations of requests for announcements and push subscriptions. */
export const serverPreparations: readonly Preparation[] = [
  {
    route: /^GET \/api\/v1\/announcements()$/,
    run: async (context, _id, readerId, { response }) => {
      await context.db.deleteFrom('announcements').execute()
      for (const entry of objectsIn(response.body)) {
        if (typeof entry['id'] !== 'string') continue
        await announce(context, entry['id'])
        if (entry['read'] !== true) continue
        await context.db.insertInto('announcement_dismissals').values({ announcement_id: entry['id'], account_id: readerId }).execute()
      }
    },
  },
  {
    route: /^\w+ \/api\/v1\/akkoma\/frontend_settings\/([\w-]+)/,
    always: true,
    run: async ({ db }, frontend, account_id, { request, response }) => {
      if (account_id === '') return
      const store = (profile: string, version: number, settings: Json) =>
        db
          .insertInto('frontend_settings')
          .values({ account_id, frontend, profile, settings_json: JSON.stringify(settings), version })
          .execute()
      await db.deleteFrom('frontend_settings').where('account_id', '=', account_id).execute()
      const name = decodeURIComponent(request.path.split('/')[6] ?? '')
      const sent = isObject(request.body) ? Number(request.body['version']) : 0
      if (Array.isArray(response.body)) for (const entry of objectsIn(response.body)) await store(text(entry['name']), 1, {})
      else if (request.method === 'GET' && response.status === 200) await store(name, 1, { theme: 'dark' })
      else if (request.method === 'DELETE') await store(name, 1, {})
      // The version before the sent one, or one that does not fit.
      else if (sent > 1) await store(name, response.status === 200 ? sent - 1 : 2, { theme: 'dark' })
    },
  },
  {
    route: /^\w+ \/api\/v1\/pleroma\/backups()$/,
    always: true,
    run: async ({ clock, db }, _id, account_id, { request, response }) => {
      await db.deleteFrom('backups').where('account_id', '=', account_id).execute()
      const isDone = Array.isArray(response.body) && response.body.length > 0 && request.method === 'GET'
      if (response.status < 300 && !isDone) return
      await db.insertInto('backups').values({ account_id, file_name: 'x', created_at: clock.now() }).execute()
    },
  },
  {
    route: /^POST \/api\/pleroma\/move_account()$/,
    run: async ({ db }, _id, readerId, { name }) => {
      if (name !== 'settings/move_account_ok') return
      const { ap_id } = await db.selectFrom('accounts').select('ap_id').where('id', '=', readerId).executeTakeFirstOrThrow()
      await db
        .updateTable('accounts')
        .set({ also_known_as_json: JSON.stringify([ap_id]) })
        .where('acct', '=', 'mona')
        .execute()
    },
  },
  {
    route: /^GET \/api\/v1\/pleroma\/mascot()$/,
    run: async ({ db }, _id, account_id, { response }) => {
      const id = isObject(response.body) ? Number(response.body['id']) : Number.NaN
      await db
        .updateTable('users')
        .set({ mascot_media_id: Number.isNaN(id) ? null : id })
        .where('account_id', '=', account_id)
        .execute()
    },
  },
  { route: /^POST \/api\/v1\/announcements\/(\w+)\/dismiss$/, run: (context, id) => announce(context, id) },
  {
    route: /^(?:GET|PUT|DELETE) \/api\/v1\/push\/subscription()$/,
    always: true,
    run: async ({ db }, _id, account_id, { request, response }) => {
      const token = await db
        .selectFrom('oauth_tokens')
        .select('id')
        .where('token_hash', '=', hashToken(`token-of-${request.as}`))
        .executeTakeFirstOrThrow()
      await db.deleteFrom('push_subscriptions').where('token_id', '=', token.id).execute()
      if (response.status === 404) return
      const alerts = isObject(response.body) ? response.body['alerts'] : {}
      const row = {
        endpoint: 'https://push.example/sub/1',
        key_p256dh: 'key',
        key_auth: 'secret',
        alerts_json: JSON.stringify(alerts ?? {}),
      }
      await db
        .insertInto('push_subscriptions')
        .values({ token_id: token.id, account_id, ...row })
        .execute()
    },
  },
]
