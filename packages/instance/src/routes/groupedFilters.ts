import type { Selectable } from 'kysely'
import { requireUser, type AccountRow } from '../auth.ts'
import { ownRow } from '../db/ownRow.ts'
import type { Context } from '../domain/Context.ts'
import { transact } from '../domain/transact.ts'
import type { FilterGroupTable } from '../db/schema.ts'
import { storedJson } from '../db/storedJson.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { failure, HttpError, recordNotFound } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readParams } from '../http/readParams.ts'
import { isoSeconds } from '../views/time.ts'

type FilterGroupRow = Selectable<FilterGroupTable>

const contexts = ['home', 'notifications', 'public', 'thread', 'account']

/** Filters of several phrases, as Mastodon has them since 4.0; an Akkoma has nothing here. */
export function groupedFilterRoutes(app: HttpApp, context: Context): void {
  const { config, clock, db } = context

  app.get('/api/v2/filters', async (c) => {
    const account = offered(requireUser(c, 'read:filters'))
    const rows = await db.selectFrom('filter_groups').selectAll().where('account_id', '=', account.id).orderBy('id', 'asc').execute()
    return c.json(await Promise.all(rows.map(view)))
  })
  app.post('/api/v2/filters', async (c) => {
    const account = offered(requireUser(c, 'write:filters'))
    const params = await readParams(c.req.raw)
    const values = { account_id: account.id, ...read(params) }
    const row = await db.insertInto('filter_groups').values(values).returningAll().executeTakeFirstOrThrow()
    await applyKeywords(row, params)
    return c.json(await view(row))
  })
  app.put('/api/v2/filters/:id', async (c) => {
    const { id } = await requireGroup(offered(requireUser(c, 'write:filters')), c.req.param('id'))
    const params = await readParams(c.req.raw)
    const row = await db.updateTable('filter_groups').set(read(params)).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
    await applyKeywords(row, params)
    return c.json(await view(row))
  })
  app.delete('/api/v2/filters/:id', async (c) => {
    const { id } = await requireGroup(offered(requireUser(c, 'write:filters')), c.req.param('id'))
    await db.deleteFrom('filter_groups').where('id', '=', id).execute()
    return c.json({})
  })

  function offered(account: AccountRow): AccountRow {
    if (!config.groupedFilters) throw new HttpError(404, { error: 'Not implemented' })
    return account
  }

  function read(params: Params) {
    const title = params.shortString('title') ?? ''
    if (title.trim() === '') throw failure(422, "Validation failed: Title can't be blank")
    const chosen = params.strings('context') ?? []
    if (chosen.length === 0 || !chosen.every((word) => contexts.includes(word)))
      throw failure(422, 'Validation failed: Context None or invalid context supplied')
    const seconds = params.int('expires_in')
    return {
      title,
      context_json: JSON.stringify(chosen),
      hides: params.string('filter_action') === 'hide' ? 1 : 0,
      expires_at: seconds === undefined ? null : clock.now() + seconds * 1000,
    } as const
  }

  /** Keywords without an id are new, and those marked for destruction are removed; others stay. */
  async function applyKeywords({ id: group_id }: FilterGroupRow, params: Params): Promise<void> {
    await transact(context, async ({ db: inside }) => {
      for (const given of params.objects('keywords_attributes') ?? []) {
        const id = Number(given.id('id'))
        const values = { keyword: given.shortString('keyword') ?? '', whole_word: (given.bool('whole_word') ?? true) ? 1 : 0 } as const
        if (!given.has('id'))
          await inside
            .insertInto('filter_keywords')
            .values({ group_id, ...values })
            .execute()
        else if (given.bool('_destroy') ?? false)
          await inside.deleteFrom('filter_keywords').where('group_id', '=', group_id).where('id', '=', id).execute()
        else await inside.updateTable('filter_keywords').set(values).where('group_id', '=', group_id).where('id', '=', id).execute()
      }
    })
  }

  async function requireGroup(account: AccountRow, id: string): Promise<FilterGroupRow> {
    const row = await ownRow(db, 'filter_groups', account, id)
    if (!row) throw recordNotFound()
    return row
  }

  async function view(row: FilterGroupRow) {
    const keywords = await db.selectFrom('filter_keywords').selectAll().where('group_id', '=', row.id).orderBy('id', 'asc').execute()
    return {
      id: String(row.id),
      title: row.title,
      context: storedJson<readonly string[]>(row.context_json),
      expires_at: row.expires_at === null ? null : isoSeconds(row.expires_at),
      filter_action: row.hides === 1 ? 'hide' : 'warn',
      keywords: keywords.map(({ id, keyword, whole_word }) => ({ id: String(id), keyword, whole_word: whole_word === 1 })),
      statuses: [],
    }
  }
}
