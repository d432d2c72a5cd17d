import type { Context } from '../../src/domain/Context.ts'
import { announce } from './announce.ts'
import type { Preparation } from './Preparation.ts'
import { isObject, objectsIn, text, type Json, type JsonObject } from './recordings.ts'
import { object, time } from './recordedValues.ts'

/** Preparations of requests by staff. */
export const staffPreparations: readonly Preparation[] = [
  {
    route: /^\w+ \/api\/v1\/pleroma\/admin\/users()/,
    run: async (context, _id, _reader, { request, response }) => {
      const named = isObject(request.body) && Array.isArray(request.body['nicknames']) ? request.body['nicknames'] : []
      const shown = [...objectsIn(response.body)].map((entry) => (isObject(entry['roles']) ? entry['nickname'] : null))
      for (const name of [...named, ...shown, ...(/\/users\/(\w+)\/\w+$/.exec(request.path)?.slice(1) ?? [])])
        if (typeof name === 'string') await makePerson(context, name)
    },
  },
  {
    route: /^POST \/api\/v1\/pleroma\/admin\/users()$/,
    always: true,
    run: async ({ db }, _id, _reader, { request, response }) => {
      const names = [...objectsIn(request.body)].map((entry) => text(entry['nickname']))
      if (response.status < 300) await db.deleteFrom('accounts').where('acct', 'in', names).execute()
    },
  },
  {
    route: /^GET \/api\/v[01]\/pleroma\/(?:admin\/)?reports()/,
    run: async (context, _id, readerId, { request, response }) => {
      await context.db.deleteFrom('reports').execute()
      for (const entry of objectsIn(response.body))
        if ('actor' in entry || 'state' in entry) await makeReport(context, entry, request.path.includes('/v0/') ? readerId : null)
    },
  },
  {
    route: /^POST \/api\/v1\/pleroma\/admin\/reports\/(\w+)\/notes$/,
    run: (context, id) => makeReport(context, { id }, null),
  },
  {
    route: /^PATCH \/api\/v1\/pleroma\/admin\/reports()$/,
    run: async (context, _id, _reader, { request }) => {
      const reports = object(request.body)['reports']
      for (const entry of Array.isArray(reports) ? reports : []) if (isObject(entry)) await makeReport(context, entry, null)
    },
  },
  { route: /^PATCH \/api\/v1\/pleroma\/admin\/announcements\/(\w+)$/, run: (context, id) => announce(context, id) },
]

async function makePerson({ db, ids, origin }: Context, name: string): Promise<void> {
  if (name.includes('@') || (await db.selectFrom('accounts').select('id').where('acct', '=', name).executeTakeFirst())) return
  const id = ids.next()
  const erin = await db.selectFrom('accounts').select('id').where('acct', '=', 'erin').executeTakeFirstOrThrow()
  const { password_hash } = await db.selectFrom('users').select('password_hash').where('account_id', '=', erin.id).executeTakeFirstOrThrow()
  await db
    .insertInto('accounts')
    .values({ id, username: name, acct: name, ap_id: `${origin}/users/${name}`, display_name: name, created_at: 0 })
    .execute()
  await db
    .insertInto('users')
    .values({
      account_id: id,
      email: `${name}@localhost.test`,
      password_hash,
      registration_reason: name.startsWith('wait') ? 'I like it' : null,
    })
    .execute()
}

async function makeReport({ db }: Context, report: JsonObject, reporterId: string | null): Promise<void> {
  const somebody = (await db.selectFrom('accounts').select('id').where('acct', '=', 'bob').executeTakeFirstOrThrow()).id
  const idOf = (value: Json | undefined) => text(object(value)['id'], somebody)
  const statuses = Array.isArray(report['statuses']) ? report['statuses'].map((status) => text(object(status)['id'])) : []
  const id = text(report['id'])
  const row = {
    account_id: reporterId ?? idOf(report['actor']),
    target_id: idOf(report['account']),
    content: text(report['content']),
    status_ids_json: JSON.stringify(statuses),
    created_at: time(report['created_at']),
  }
  await db
    .insertInto('reports')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
  for (const note of Array.isArray(report['notes']) ? report['notes'].filter(isObject) : []) {
    await db
      .insertInto('report_notes')
      .values({ report_id: id, account_id: idOf(note['user']), content: text(note['content']), created_at: time(note['created_at']) })
      .execute()
  }
}
