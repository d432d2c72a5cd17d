import { hashToken } from '../../src/auth.ts'
import { announce } from './announce.ts'
import type { Preparation } from './Preparation.ts'
import { isObject, objectsIn } from './recordings.ts'

/** What has to be so before a request about what the server tells everybody, and whom it tells of notifications. */
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
