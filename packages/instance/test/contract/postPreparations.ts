import { importPoll } from './importStatus.ts'
import type { Preparation } from './Preparation.ts'
import { isObject, objectsIn, text } from './recordings.ts'

/** Preparations of requests for posts. */
export const postPreparations: readonly Preparation[] = [
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/unfavourite$/,
    run: ({ db, ids }, status_id, account_id) =>
      db
        .insertInto('favourites')
        .values({ id: ids.next(), account_id, status_id, created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/unreblog$/,
    run: async ({ db, ids }, reblog_of_id, account_id) => {
      const id = ids.next()
      await db
        .insertInto('statuses')
        .values({ id, ap_id: id, account_id, reblog_of_id, context: 'x', visibility: 'public', local: 1, created_at: 0 })
        .execute()
    },
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/reblog$/,
    run: ({ db }, reblog_of_id, account_id) =>
      db.deleteFrom('statuses').where('reblog_of_id', '=', reblog_of_id).where('account_id', '=', account_id).execute(),
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/pin$/,
    run: ({ db }, _id, account_id) => db.updateTable('statuses').set({ pinned_at: null }).where('account_id', '=', account_id).execute(),
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/mute$/,
    run: ({ db }, _id, account_id) => db.deleteFrom('thread_mutes').where('account_id', '=', account_id).execute(),
  },
  {
    route: /^DELETE \/api\/v1\/(?:pleroma\/)?statuses\/(\w+)\/(?:emoji_)?reactions\/.+$/,
    run: ({ db }, status_id, account_id, { request }) =>
      db
        .insertInto('reactions')
        .values({ status_id, account_id, name: decodeURIComponent(request.path.split('/').at(-1) ?? ''), created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    route: /^POST \/api\/v1\/polls\/(\w+)\/votes$/,
    run: ({ db }, id, account_id) =>
      db.deleteFrom('poll_votes').where('poll_id', '=', Number(id)).where('account_id', '=', account_id).execute(),
  },
  {
    route: /^(?:GET|POST) \/api\/v1\/polls\/(\w+)/,
    always: true,
    run: async (context, id, _reader, { response }) => {
      const { db } = context
      if (await db.selectFrom('polls').select('id').where('id', '=', Number(id)).executeTakeFirst()) return
      if (response.status === 500) return
      const bob = await db.selectFrom('accounts').select('id').where('acct', '=', 'bob').executeTakeFirstOrThrow()
      const statusId = context.ids.next()
      await db
        .insertInto('statuses')
        .values({ id: statusId, ap_id: statusId, account_id: bob.id, context: statusId, visibility: 'public', local: 1, created_at: 0 })
        .execute()
      const poll =
        isObject(response.body) && 'options' in response.body
          ? response.body
          : { id, multiple: false, options: [{ title: 'a' }, { title: 'b' }] }
      await importPoll(context, poll, statusId, null)
    },
  },
  {
    route: /^GET \/api\/v1\/pleroma\/statuses\/(\w+)\/reactions/,
    run: async ({ db }, status_id, _reader, { response }) => {
      for (const { name, url, accounts } of Array.isArray(response.body) ? response.body.filter(isObject) : []) {
        for (const person of Array.isArray(accounts) ? accounts.filter(isObject) : []) {
          const row = {
            status_id,
            account_id: text(person['id']),
            name: text(name),
            url: typeof url === 'string' ? url : null,
            created_at: 0,
          }
          await db
            .insertInto('reactions')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
      }
    },
  },
  {
    route: /^GET \/api\/v1\/statuses\/(\w+)\/context$/,
    run: async ({ db }, id, account_id, { response }) => {
      const [relative] = [...objectsIn(response.body)].flatMap((entry) =>
        isObject(entry['pleroma']) && typeof entry['pleroma']['context'] === 'string' ? entry['pleroma']['context'] : [],
      )
      if (await db.selectFrom('statuses').select('id').where('id', '=', id).executeTakeFirst()) return
      await db
        .insertInto('statuses')
        .values({ id, ap_id: id, account_id, context: relative ?? id, visibility: 'public', local: 1, created_at: 0 })
        .execute()
    },
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/pin$/,
    always: true,
    run: async ({ db }, id, account_id, { name }) => {
      if (name !== 'actions/pin_over_limit') return
      const others = await db
        .selectFrom('statuses')
        .select('id')
        .where('account_id', '=', account_id)
        .where('visibility', '=', 'public')
        .where('id', '!=', id)
        .limit(5)
        .execute()
      await db
        .updateTable('statuses')
        .set({ pinned_at: 1 })
        .where(
          'id',
          'in',
          others.map((row) => row.id),
        )
        .execute()
      await db.updateTable('statuses').set({ pinned_at: null }).where('id', '=', id).execute()
    },
  },
]
