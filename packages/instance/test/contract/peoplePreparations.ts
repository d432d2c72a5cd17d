import type { Preparation } from './Preparation.ts'
import { prepareSignIn } from './prepareSignIn.ts'
import { isObject, objectsIn } from './recordings.ts'

/** Preparations of requests for accounts, lists, notifications and sign-in. */
export const peoplePreparations: readonly Preparation[] = [
  {
    route: /^POST \/api\/v1\/notifications\/(\d+)\/dismiss$/,
    run: ({ db }, id, account_id) =>
      db
        .insertInto('notifications')
        .values({ id: Number(id), account_id, from_account_id: account_id, type: 'follow', created_at: 0 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ account_id }))
        .execute(),
  },
  {
    route: /^DELETE \/api\/v1\/conversations\/(\d+)$/,
    run: ({ db }, id, account_id) =>
      db
        .insertInto('conversations')
        .values({ id: Number(id), account_id, context: `c${id}`, unread: 0, updated_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    route: /^\w+ \/api\/v1\/(?:timelines\/list|lists)\/(\d+)/,
    run: ({ db }, id, account_id) =>
      db
        .insertInto('lists')
        .values({ id: Number(id), account_id, title: 'Friends' })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ account_id }))
        .execute(),
  },
  {
    route: /^GET \/api\/v1\/(?:timelines\/list|lists)\/(\d+)/,
    run: async ({ db }, id, account_id, { response }) => {
      for (const entry of objectsIn(response.body)) {
        const member = isObject(entry['account']) ? entry['account']['id'] : entry['id']
        if (typeof member !== 'string' || !(await db.selectFrom('accounts').select('id').where('id', '=', member).executeTakeFirst()))
          continue
        await db
          .insertInto('list_members')
          .values({ list_id: Number(id), account_id: member })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        await db
          .insertInto('follows')
          .values({ account_id, target_id: member, state: 'accepted', created_at: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  },
  {
    route: /^\w+ \/api\/v1\/filters\/(\d+)/,
    always: true,
    run: async ({ db }, id, account_id, { response }) => {
      await db.deleteFrom('filters').where('id', '=', Number(id)).execute()
      if (response.status === 404) return
      await db
        .insertInto('filters')
        .values({ id: Number(id), account_id, phrase: 'x', context_json: '["home"]', irreversible: 0, whole_word: 1, expires_at: null })
        .execute()
    },
  },
  {
    route: /^GET \/api\/v1\/lists()$/,
    run: ({ db }, _id, account_id) => db.insertInto('lists').values({ account_id, title: 'Friends' }).execute(),
  },
  {
    route: /^GET \/api\/v1\/accounts\/(\w+)\/(?:followers|following)$/,
    run: async ({ db }, account_id, _reader, { request, response }) => {
      for (const { id } of Array.isArray(response.body) ? response.body.filter(isObject) : []) {
        if (typeof id !== 'string') continue
        const row = request.path.endsWith('followers') ? { account_id: id, target_id: account_id } : { account_id, target_id: id }
        await db
          .insertInto('follows')
          .values({ ...row, state: 'accepted', created_at: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },
  },
  {
    route: /^GET \/api\/v1\/accounts\/(\w+)\/lists$/,
    run: async ({ db }, id, account_id) => {
      const list = await db.insertInto('lists').values({ account_id, title: 'Friends' }).returning('id').executeTakeFirstOrThrow()
      await db.insertInto('list_members').values({ list_id: list.id, account_id: id }).execute()
    },
  },
  {
    route: /^POST \/oauth\/token()$/,
    always: true,
    run: (context, _id, _reader, { name }) => prepareSignIn(context, name),
  },
  {
    route: /^POST \/api\/v1\/accounts()$/,
    always: true,
    run: async ({ db }, _id, _reader, { name, request: { body } }) => {
      if (name.includes('_taken') && name !== 'registration/email_taken') return
      const username = isObject(body) && typeof body['username'] === 'string' ? body['username'] : ''
      await db.deleteFrom('accounts').where('acct', '=', username).execute()
    },
  },
  {
    route: /^POST \/api\/v1\/accounts\/(\w+)\/unblock$/,
    run: ({ db }, target_id, account_id) =>
      db
        .insertInto('account_relations')
        .values({ account_id, target_id, kind: 'block', created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    route: /^POST \/api\/v1\/accounts\/(\w+)\/follow$/,
    always: true,
    run: async ({ db }, account_id, target_id, { name }) => {
      await db.deleteFrom('account_relations').where('account_id', '=', account_id).where('kind', '=', 'block').execute()
      if (name !== 'relationships/follow_while_blocked') return
      await db.insertInto('account_relations').values({ account_id, target_id, kind: 'block', created_at: 0 }).execute()
    },
  },
  {
    route: /^POST \/api\/v1\/accounts\/(\w+)\/unfollow$/,
    run: ({ db }, target_id, account_id) =>
      db
        .insertInto('follows')
        .values({ account_id, target_id, state: 'accepted', created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    route: /^GET \/api\/v1\/follow_requests$/,
    run: async ({ db }, _id, target_id, { response }) => {
      for (const { id } of objectsIn(response.body)) {
        if (typeof id !== 'string') continue
        const row = { account_id: id, target_id, state: 'pending' as const, created_at: 0 }
        await db
          .insertInto('follows')
          .values(row)
          .onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doUpdateSet(row))
          .execute()
      }
    },
  },
  {
    route: /^POST \/api\/v1\/accounts\/(\w+)\/remove_from_followers$/,
    run: ({ db }, account_id, target_id) =>
      db
        .insertInto('follows')
        .values({ account_id, target_id, state: 'accepted', created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    route: /^GET \/api\/v1\/domain_blocks$/,
    run: ({ db }, _id, account_id) =>
      db
        .insertInto('domain_blocks')
        .values({ account_id, domain: 'bad.example' })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
  },
  {
    route: /^GET \/api\/v1\/notifications$/,
    run: async ({ db, ids }, _id, account_id, { name }) => {
      if (name !== 'notifications/list_moderator_report') return
      const bob = await db.selectFrom('accounts').select('id').where('acct', '=', 'bob').executeTakeFirstOrThrow()
      const status = await db
        .selectFrom('statuses')
        .select(['id', 'account_id'])
        .where('visibility', '=', 'public')
        .executeTakeFirstOrThrow()
      const report = {
        id: ids.next(),
        account_id: bob.id,
        target_id: status.account_id,
        content: 'spam',
        status_ids_json: JSON.stringify([status.id]),
        created_at: 0,
      }
      await db.insertInto('reports').values(report).execute()
      await db
        .insertInto('notifications')
        .values({ account_id, from_account_id: bob.id, type: 'pleroma:report', report_id: report.id, created_at: 0 })
        .execute()
    },
  },
  {
    route: /^GET \/api\/v1\/markers/,
    run: ({ db }, _id, account_id, { response }) =>
      isObject(response.body) && Object.keys(response.body).length === 0
        ? Promise.resolve()
        : db
            .insertInto('markers')
            .values({ account_id, timeline: 'notifications', last_read_id: '1', version: 0, updated_at: 0 })
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
  },
]
