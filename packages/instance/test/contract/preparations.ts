import { hashToken } from '../../src/auth.ts'
import type { Context } from '../../src/domain/Context.ts'
import { importPoll } from './importWorld.ts'
import { isObject, objectsIn, type Recording } from './recordings.ts'

/** What has to be so before a request, where the recorded answer shows what is so afterwards. */
interface Preparation {
  /** `METHOD /path` with the id in the first group. */
  route: RegExp
  /** Only for answers of success, unless said otherwise. */
  always?: boolean
  run: (context: Context, id: string, readerId: string, recording: Recording) => Promise<unknown>
}

const preparations: readonly Preparation[] = [
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/unfavourite$/,
    run: ({ db, ids }, status_id, account_id) =>
      db.insertInto('favourites').values({ id: ids.next(), account_id, status_id, created_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute(),
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/unreblog$/,
    run: async ({ db, ids }, reblog_of_id, account_id) => {
      const id = ids.next()
      await db.insertInto('statuses').values({ id, ap_id: id, account_id, reblog_of_id, context: 'x', visibility: 'public', local: 1, created_at: 0 }).execute()
    },
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/reblog$/,
    run: ({ db }, reblog_of_id, account_id) => db.deleteFrom('statuses').where('reblog_of_id', '=', reblog_of_id).where('account_id', '=', account_id).execute(),
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
      db.insertInto('reactions').values({ status_id, account_id, name: decodeURIComponent(request.path.split('/').at(-1) ?? ''), created_at: 0 })
        .onConflict((conflict) => conflict.doNothing()).execute(),
  },
  {
    route: /^POST \/api\/v1\/polls\/(\w+)\/votes$/,
    run: ({ db }, id, account_id) => db.deleteFrom('poll_votes').where('poll_id', '=', Number(id)).where('account_id', '=', account_id).execute(),
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
      await db.insertInto('statuses').values({ id: statusId, ap_id: statusId, account_id: bob.id, context: statusId, visibility: 'public', local: 1, created_at: 0 }).execute()
      const poll = isObject(response.body) && 'options' in response.body ? response.body : { id, multiple: false, options: [{ title: 'a' }, { title: 'b' }] }
      await importPoll(context, poll, statusId, null)
    },
  },
  {
    route: /^POST \/api\/v1\/notifications\/(\d+)\/dismiss$/,
    run: ({ db }, id, account_id) =>
      db.insertInto('notifications').values({ id: Number(id), account_id, from_account_id: account_id, type: 'follow', created_at: 0 })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ account_id })).execute(),
  },
  {
    route: /^DELETE \/api\/v1\/conversations\/(\d+)$/,
    run: ({ db }, id, account_id) =>
      db.insertInto('conversations').values({ id: Number(id), account_id, context: `c${id}`, unread: 0, updated_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute(),
  },
  {
    route: /^\w+ \/api\/v1\/(?:timelines\/list|lists)\/(\d+)/,
    run: ({ db }, id, account_id) =>
      db.insertInto('lists').values({ id: Number(id), account_id, title: 'Friends' }).onConflict((conflict) => conflict.column('id').doUpdateSet({ account_id })).execute(),
  },
  {
    route: /^GET \/api\/v1\/(?:timelines\/list|lists)\/(\d+)/,
    run: async ({ db }, id, account_id, { response }) => {
      for (const entry of objectsIn(response.body)) {
        const member = isObject(entry['account']) ? entry['account']['id'] : entry['id']
        if (typeof member !== 'string' || !(await db.selectFrom('accounts').select('id').where('id', '=', member).executeTakeFirst())) continue
        await db.insertInto('list_members').values({ list_id: Number(id), account_id: member }).onConflict((conflict) => conflict.doNothing()).execute()
        await db.insertInto('follows').values({ account_id, target_id: member, state: 'accepted', created_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute()
      }
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
        await db.insertInto('follows').values({ ...row, state: 'accepted', created_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute()
      }
    },
  },
  {
    route: /^GET \/api\/v1\/pleroma\/statuses\/(\w+)\/reactions/,
    run: async ({ db }, status_id, _reader, { response }) => {
      for (const { name, url, accounts } of Array.isArray(response.body) ? response.body.filter(isObject) : []) {
        for (const person of Array.isArray(accounts) ? accounts.filter(isObject) : []) {
          const row = { status_id, account_id: String(person['id']), name: String(name), url: typeof url === 'string' ? url : null, created_at: 0 }
          await db.insertInto('reactions').values(row).onConflict((conflict) => conflict.doNothing()).execute()
        }
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
    route: /^GET \/api\/v1\/statuses\/(\w+)\/context$/,
    run: async ({ db }, id, account_id, { response }) => {
      const [relative] = [...objectsIn(response.body)].flatMap((entry) => (isObject(entry['pleroma']) && typeof entry['pleroma']['context'] === 'string' ? entry['pleroma']['context'] : []))
      if (await db.selectFrom('statuses').select('id').where('id', '=', id).executeTakeFirst()) return
      await db.insertInto('statuses').values({ id, ap_id: id, account_id, context: relative ?? id, visibility: 'public', local: 1, created_at: 0 }).execute()
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
      if (/_taken/.test(name) && name !== 'registration/email_taken') return
      const username = isObject(body) && typeof body['username'] === 'string' ? body['username'] : ''
      await db.deleteFrom('accounts').where('acct', '=', username).execute()
    },
  },
  {
    route: /^POST \/api\/v1\/accounts\/(\w+)\/unblock$/,
    run: ({ db }, target_id, account_id) =>
      db.insertInto('account_relations').values({ account_id, target_id, kind: 'block', created_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute(),
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
      db.insertInto('follows').values({ account_id, target_id, state: 'accepted', created_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute(),
  },
  {
    route: /^POST \/api\/v1\/statuses\/(\w+)\/pin$/,
    always: true,
    run: async ({ db }, id, account_id, { name }) => {
      if (name !== 'actions/pin_over_limit') return
      const others = await db.selectFrom('statuses').select('id').where('account_id', '=', account_id).where('visibility', '=', 'public').where('id', '!=', id).limit(5).execute()
      await db.updateTable('statuses').set({ pinned_at: 1 }).where('id', 'in', others.map((row) => row.id)).execute()
      await db.updateTable('statuses').set({ pinned_at: null }).where('id', '=', id).execute()
    },
  },
  {
    route: /^GET \/api\/v1\/follow_requests$/,
    run: async ({ db }, _id, target_id, { response }) => {
      for (const { id } of objectsIn(response.body)) {
        if (typeof id !== 'string') continue
        const row = { account_id: id, target_id, state: 'pending' as const, created_at: 0 }
        await db.insertInto('follows').values(row).onConflict((conflict) => conflict.columns(['account_id', 'target_id']).doUpdateSet(row)).execute()
      }
    },
  },
  {
    route: /^POST \/api\/v1\/accounts\/(\w+)\/remove_from_followers$/,
    run: ({ db }, account_id, target_id) =>
      db.insertInto('follows').values({ account_id, target_id, state: 'accepted', created_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute(),
  },
  {
    route: /^GET \/api\/v1\/domain_blocks$/,
    run: ({ db }, _id, account_id) => db.insertInto('domain_blocks').values({ account_id, domain: 'bad.example' }).onConflict((conflict) => conflict.doNothing()).execute(),
  },
  {
    route: /^GET \/api\/v1\/notifications$/,
    run: async ({ db, ids }, _id, account_id, { name }) => {
      if (name !== 'notifications/list_moderator_report') return
      const bob = await db.selectFrom('accounts').select('id').where('acct', '=', 'bob').executeTakeFirstOrThrow()
      const status = await db.selectFrom('statuses').select(['id', 'account_id']).where('visibility', '=', 'public').executeTakeFirstOrThrow()
      const report = { id: ids.next(), account_id: bob.id, target_id: status.account_id, content: 'spam', status_ids_json: JSON.stringify([status.id]), created_at: 0 }
      await db.insertInto('reports').values(report).execute()
      await db.insertInto('notifications').values({ account_id, from_account_id: bob.id, type: 'pleroma:report', report_id: report.id, created_at: 0 }).execute()
    },
  },
  {
    route: /^GET \/api\/v1\/markers/,
    run: ({ db }, _id, account_id, { response }) =>
      isObject(response.body) && Object.keys(response.body).length === 0
        ? Promise.resolve()
        : db.insertInto('markers').values({ account_id, timeline: 'notifications', last_read_id: '1', version: 0, updated_at: 0 }).onConflict((conflict) => conflict.doNothing()).execute(),
  },
]

const pending = ['wait2', 'conf1']

/** Brings the accounts of sign-ins that are refused into the state that refuses them, and makes the codes that are redeemed. */
async function prepareSignIn({ clock, db, ids }: Context, name: string): Promise<void> {
  const erin = await db.selectFrom('accounts').select('id').where('acct', '=', 'erin').executeTakeFirstOrThrow()
  const app = await db.selectFrom('oauth_apps').select('id').where('client_id', '=', '<client_id>').executeTakeFirstOrThrow()
  const { password_hash } = await db.selectFrom('users').select('password_hash').where('account_id', '=', erin.id).executeTakeFirstOrThrow()
  await db.updateTable('users').set({ totp_enabled: name === 'oauth/token_mfa_required' ? 1 : 0, totp_secret: 'JBSWY3DPEHPK3PXP' }).where('account_id', '=', erin.id).execute()
  await db.updateTable('accounts').set({ is_active: name === 'oauth/token_disabled_by_self' ? 0 : 1 }).where('acct', '=', 'nora').execute()
  for (const acct of pending) {
    const id = ids.next()
    const state = { is_approved: name === 'oauth/token_approval_pending' ? 0 : 1, is_confirmed: name === 'oauth/token_confirmation_pending' ? 0 : 1 } as const
    const made = await db.insertInto('accounts').values({ id, username: acct, acct, ap_id: acct, display_name: acct, created_at: 0, ...state })
      .onConflict((conflict) => conflict.column('acct').doUpdateSet(state)).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('users').values({ account_id: made.id, password_hash }).onConflict((conflict) => conflict.doNothing()).execute()
  }
  const expires_at = clock.now() + 600_000
  if (name === 'oauth/token_authorization_code') {
    const code = { app_id: app.id, account_id: erin.id, redirect_uri: 'http://localhost:4100/oauth-callback', scopes: 'read write', expires_at }
    await db.insertInto('oauth_authorizations').values({ code_hash: hashToken('<code>'), ...code }).onConflict((conflict) => conflict.doNothing()).execute()
  }
  if (name === 'oauth/token_refresh') {
    await db.insertInto('oauth_tokens').values({
      token_hash: hashToken('<old>'), refresh_hash: hashToken('<refresh_token>'), app_id: app.id, account_id: erin.id, scopes: 'read', expires_at, created_at: 0,
    }).execute()
  }
}

/** Exchanges about something that is gone, although others show it. */
const gone = /^statuses\/show_deleted$/

export async function prepare(context: Context, recording: Recording, readerId: string | null): Promise<void> {
  const { method, path } = recording.request
  if (gone.test(recording.name)) await context.db.deleteFrom('statuses').where('id', '=', path.split('/').at(-1) ?? '').execute()
  for (const { route, always, run } of preparations) {
    const match = route.exec(`${method} ${path}`)
    if (match && (always || recording.response.status < 300)) await run(context, match[1] ?? '', readerId ?? '', recording)
  }
}
