import type { Selectable } from 'kysely'
import { requireUser, type AccountRow } from '../auth.ts'
import { ownRow } from '../db/ownRow.ts'
import type { Context } from '../domain/Context.ts'
import { storedJson } from '../db/storedJson.ts'
import type { FilterTable } from '../db/schema.ts'
import type { HttpApp } from '../http/HttpApp.ts'
import { crashed, HttpError, recordNotFound } from '../http/HttpError.ts'
import type { Params } from '../http/Params.ts'
import { readParams } from '../http/readParams.ts'
import { isoSeconds } from '../views/time.ts'

const words = ['home', 'notifications', 'public', 'thread']

/** Filters of an account. Clients apply them; Akkoma also removes irreversible ones from timelines. */
export function filterRoutes(app: HttpApp, context: Context): void {
  const { db, clock } = context

  app.get('/api/v1/filters', async (c) => {
    const account = requireUser(c, 'read:filters')
    const rows = await db.selectFrom('filters').selectAll().where('account_id', '=', account.id).orderBy('id', 'desc').execute()
    return c.json(rows.map(view))
  })
  app.post('/api/v1/filters', async (c) => {
    const account = requireUser(c, 'write:filters')
    const params = await readParams(c.req.raw)
    const values = { account_id: account.id, ...read(params), irreversible: params.bool('irreversible') ? 1 : 0 } as const
    return c.json(view(await db.insertInto('filters').values(values).returningAll().executeTakeFirstOrThrow()))
  })
  app.get('/api/v1/filters/:id', async (c) => c.json(view(await requireFilter(requireUser(c, 'read:filters'), c.req.param('id')))))
  app.put('/api/v1/filters/:id', async (c) => {
    const { id, irreversible } = await requireFilter(requireUser(c, 'write:filters'), c.req.param('id'))
    const params = await readParams(c.req.raw)
    const values = { ...read(params), irreversible: (params.bool('irreversible') ?? irreversible === 1) ? 1 : 0 } as const
    return c.json(view(await db.updateTable('filters').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()))
  })
  app.delete('/api/v1/filters/:id', async (c) => {
    const { id } = await requireFilter(requireUser(c, 'write:filters'), c.req.param('id'))
    await db.deleteFrom('filters').where('id', '=', id).execute()
    return c.json({})
  })

  function read(params: Params) {
    const missing = ['phrase', 'context'].filter((name) => !params.has(name))
    if (missing.length > 0) throw doesNotFit(missing)
    const contexts = params.strings('context') ?? []
    // Akkoma crashes on an unknown context.
    if (!contexts.every((word) => words.includes(word))) throw crashed()
    const seconds = params.int('expires_in')
    return {
      phrase: params.shortString('phrase') ?? params.requiredString('phrase'),
      context_json: JSON.stringify(contexts),
      whole_word: (params.bool('whole_word') ?? true) ? 1 : 0,
      expires_at: seconds === undefined ? null : clock.now() + seconds * 1000,
    } as const
  }

  async function requireFilter(account: AccountRow, id: string): Promise<Selectable<FilterTable>> {
    const row = await ownRow(db, 'filters', account, id)
    if (!row) throw recordNotFound()
    return row
  }
}

function view(row: Selectable<FilterTable>) {
  return {
    id: String(row.id),
    phrase: row.phrase,
    context: storedJson<readonly string[]>(row.context_json),
    expires_at: row.expires_at === null ? null : isoSeconds(row.expires_at),
    irreversible: row.irreversible === 1,
    whole_word: row.whole_word === 1,
  }
}

/** The schema is made of two, and its failure says so. */
function doesNotFit(missing: readonly string[]): HttpError {
  const whole = 'Failed to cast value as FilterUpdateRequest. Value must be castable using `allOf` schemas listed.'
  const messages = missing.map((name) => ({ name, message: `Missing field: ${name}` }))
  return new HttpError(400, {
    error: [whole, ...messages.map(({ message }) => `${message}.`)].join(' '),
    errors: [
      { title: 'Invalid value', source: { pointer: '/' }, message: whole },
      ...messages.map(({ name, message }) => ({ title: 'Invalid value', source: { pointer: `/${name}` }, message })),
    ],
  })
}
