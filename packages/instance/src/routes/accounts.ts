import { optionalUser, requireUser, type AccountRow } from '../auth.ts'
import { storedJson } from '../db/storedJson.ts'
import type { Context } from '../domain/Context.ts'
import { findAccount } from '../domain/findAccount.ts'
import { updateProfile } from '../domain/profile/updateProfile.ts'
import { followersOf, followingOf } from '../domain/relations/lists.ts'
import { searchAccounts } from '../domain/search.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, failure, recordNotFound } from '../http/HttpError.ts'
import { readPaging } from '../http/paging.ts'
import { readParams, readQuery } from '../http/readParams.ts'
import { rejectVisitors, rejectVisitorsOfProfiles } from '../http/visitors.ts'
import { throttle } from '../limits/throttle.ts'
import { isShownTo, renderAccount, renderAccountList, renderAccountRows } from '../views/accountView.ts'
import { renderRelationships } from '../views/relationshipView.ts'
import { setLink } from './responses.ts'

/** Accounts: one's own, others, search, and follows. Actions on others are in `relationships.ts`. */
export function accountRoutes(app: HttpApp, context: Context): void {
  const { db } = context

  app.get('/api/v1/accounts/verify_credentials', async (c) => c.json(await self(requireUser(c, 'read:accounts'))))

  app.patch('/api/v1/accounts/update_credentials', async (c) => {
    const account = requireUser(c, 'write:accounts')
    return c.json(await self(await updateProfile(context, account, await readParams(c.req.raw))))
  })

  app.get('/api/v1/accounts/relationships', async (c) => {
    const account = requireUser(c, 'read:follows')
    const ids = readQuery(c.req.raw).strings('id') ?? []
    return c.json([...(await renderRelationships(context, account.id, ids)).values()])
  })

  app.get('/api/v1/accounts/lookup', async (c) => {
    const reader = optionalUser(c, 'read:accounts')
    rejectVisitors(context, reader)
    const acct = readQuery(c.req.raw).string('acct')
    if (acct === undefined) throw crashed(400)
    return c.json(await shown(await findAccount(context, acct), reader, false))
  })

  app.get('/api/v1/accounts/search', async (c) => {
    const reader = optionalUser(c, 'read:search', 'read:accounts')
    rejectVisitors(context, reader)
    throttle(c, context, reader ? 'searchByPerson' : 'searchByVisitor')
    const params = readQuery(c.req.raw)
    const { limit, offset } = readPaging(params, { defaultLimit: 40 })
    const following = params.bool('following') ?? false
    const ids = await searchAccounts(context, reader, params.requiredString('q'), { limit, offset, following })
    return c.json(await renderAccountList(context, ids, reader))
  })

  app.get('/api/v1/accounts/:id', async (c) => {
    const reader = optionalUser(c, 'read:accounts')
    rejectVisitorsOfProfiles(context, reader)
    const idOrName = c.req.param('id')
    const row = await findAccount(context, idOrName)
    // Visitors reach people of other servers by id only: a name would make this server look there.
    const isHidden = !reader && row?.domain != null && row.id !== idOrName
    return c.json(await shown(isHidden ? null : row, reader, readQuery(c.req.raw).bool('with_relationships') ?? false))
  })

  for (const [path, list, hides] of [
    ['followers', followersOf, 'hide_followers'],
    ['following', followingOf, 'hide_follows'],
  ] as const) {
    app.get(`/api/v1/accounts/:id/${path}`, async (c) => {
      const reader = optionalUser(c, 'read:accounts')
      rejectVisitors(context, reader)
      const account = await findAccount(context, c.req.param('id'))
      if (!account || !isShownTo(account, reader)) throw recordNotFound()
      const params = readQuery(c.req.raw)
      const rows = account[hides] && reader?.id !== account.id ? [] : await list(context, account, readPaging(params))
      const ids = rows.map((row) => row.id)
      setLink(c, context, params, ids)
      return c.json(await renderAccountList(context, ids, reader, { withRelationships: params.bool('with_relationships') ?? false }))
    })
  }

  app.get('/api/v1/accounts/:id/identity_proofs', (c) => {
    requireUser(c, 'read:accounts')
    return c.json([])
  })
  app.get('/api/v1/endorsements', (c) => {
    requireUser(c, 'read:accounts')
    return c.json([])
  })

  app.get('/api/v1/preferences', async (c) => {
    const account = requireUser(c, 'read:accounts')
    const user = await db.selectFrom('users').select('default_scope').where('account_id', '=', account.id).executeTakeFirstOrThrow()
    return c.json({
      'posting:default:visibility': user.default_scope,
      'posting:default:sensitive': false,
      'posting:default:language': null,
      'reading:expand:media': 'default',
      'reading:expand:spoilers': false,
    })
  })

  app.get('/api/v1/suggestions', (c) => {
    requireUser(c, 'read')
    return c.json([])
  })
  app.get('/api/v2/suggestions', async (c) => {
    const reader = requireUser(c, 'read')
    const { limit } = readPaging(readQuery(c.req.raw), { defaultLimit: 40, maxLimit: 80 })
    const rows = await suggested(reader, limit)
    return c.json([...(await renderAccountRows(context, rows, reader)).values()].map((account) => ({ source: 'staff', account })))
  })

  app.get('/api/v1/directory', async (c) => {
    const reader = optionalUser(c, 'read:accounts')
    rejectVisitors(context, reader)
    const params = readQuery(c.req.raw)
    const { limit, offset } = readPaging(params, { defaultLimit: 40 })
    let query = db
      .selectFrom('accounts')
      .selectAll()
      .where('is_active', '=', 1)
      .where('is_discoverable', '=', 1)
      .limit(limit)
      .offset(offset)
    if (params.bool('local')) query = query.where('domain', 'is', null)
    const rows = await query.orderBy(params.string('order') === 'new' ? 'id' : 'last_status_at', 'desc').execute()
    return c.json([...(await renderAccountRows(context, rows, reader)).values()])
  })

  /** One's own account with the settings that clients keep here. */
  async function self(row: AccountRow) {
    const [account, user] = await Promise.all([
      renderAccount(context, row, row),
      db.selectFrom('users').select('settings_store_json').where('account_id', '=', row.id).executeTakeFirstOrThrow(),
    ])
    if (!account) throw crashed()
    const settingsStore = storedJson<Record<string, unknown>>(user.settings_store_json)
    return { ...account, pleroma: { ...account.pleroma, settings_store: settingsStore } }
  }

  async function shown(row: AccountRow | null, reader: AccountRow | null, withRelationships: boolean) {
    const account = row && (await renderAccount(context, row, reader, { withRelationships }))
    if (!account) throw failure(404, "Can't find user")
    return account
  }

  /** Accounts that staff suggests, except followed and dismissed ones, and the viewer. */
  async function suggested(reader: AccountRow, limit: number): Promise<AccountRow[]> {
    return db
      .selectFrom('accounts')
      .selectAll()
      .where('is_suggested', '=', 1)
      .where('is_active', '=', 1)
      .where('id', '!=', reader.id)
      .where('id', 'not in', db.selectFrom('follows').select('target_id').where('account_id', '=', reader.id))
      .where(
        'id',
        'not in',
        db.selectFrom('account_relations').select('target_id').where('account_id', '=', reader.id).where('kind', 'in', ['block', 'mute']),
      )
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  }
}
