import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { saveSetting } from '../domain/Config.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { ask } from '../testing/ask.ts'

let pond: TestInstance

beforeEach(async () => {
  pond = await startTestInstance()
})
afterEach(() => pond.close())

const notFound = { status: 404, body: { error: "Can't find user" } }
const show = (whom: string, as?: string) => ask(pond, `GET /api/v1/accounts/${whom}`, as === undefined ? {} : { as })
const update = (json: unknown, as = 'bob') => ask(pond, 'PATCH /api/v1/accounts/update_credentials', { as, json })

async function image(width: number, height: number): Promise<Blob> {
  return new Blob([
    Uint8Array.from(
      await sharp({ create: { width, height, channels: 3, background: '#3b5361' } })
        .png()
        .toBuffer(),
    ),
  ])
}

function form(files: Record<string, Blob>, fields: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  for (const [name, file] of Object.entries(files)) data.append(name, file, `${name}.png`)
  return data
}

test('an account is found by id, name in any case, and full name', async () => {
  const { id } = await pond.account('bob')
  for (const whom of [id, 'bob', 'BOB', '@bob', 'bob@pond.example'])
    expect(await show(whom)).toMatchObject({ status: 200, body: { id, acct: 'bob' } })
  expect(await ask(pond, 'GET /api/v1/accounts/lookup', { query: { acct: 'bob' } })).toMatchObject({ status: 200, body: { id } })
  expect(await show('nobody')).toMatchObject(notFound)
  expect(await ask(pond, 'GET /api/v1/accounts/lookup', { query: { acct: 'nobody' } })).toMatchObject(notFound)
  expect((await ask(pond, 'GET /api/v1/accounts/lookup')).status).toBe(400)
})

test('visitors reach people of other servers by id only', async () => {
  const { id } = await pond.account('rita@remote.example')
  expect(await show('rita@remote.example')).toMatchObject(notFound)
  expect(await show(id)).toMatchObject({ status: 200, body: { acct: 'rita@remote.example', akkoma: { instance: null } } })
  expect((await show('rita@remote.example', 'bob')).status).toBe(200)
})

test('a deactivated account is shown to staff only', async () => {
  await pond.instance.context.db.updateTable('accounts').set({ is_active: 0 }).where('acct', '=', 'dave').execute()
  expect(await show('dave', 'bob')).toMatchObject(notFound)
  expect(await show('dave', 'ada')).toMatchObject({ status: 200, body: { pleroma: { deactivated: true } } })
})

test("an account's email address, settings and unread count are visible only to its owner", async () => {
  const own = (await ask(pond, 'GET /api/v1/accounts/verify_credentials', { as: 'bob' })).body
  expect(own).toMatchObject({
    pleroma: { email: 'bob@mail.example', settings_store: {}, unread_notifications_count: 0 },
    source: { privacy: 'public' },
  })
  const embedded = (await show('bob', 'bob')).body
  expect(embedded).toMatchObject({ pleroma: { email: 'bob@mail.example' } })
  expect(embedded).not.toHaveProperty('pleroma.settings_store')
  for (const reader of ['ada', undefined]) {
    const { body } = await show('bob', reader)
    expect(JSON.stringify(body)).not.toContain('mail.example')
    expect(body).not.toHaveProperty('pleroma.unread_notifications_count')
  }
})

test('relationships are part of an account only on request', async () => {
  expect((await show('dave', 'bob')).body).toMatchObject({ pleroma: { relationship: {} } })
  const { body } = await ask(pond, 'GET /api/v1/accounts/dave', { as: 'bob', query: { with_relationships: 'true' } })
  expect(body).toMatchObject({ pleroma: { relationship: { following: false, showing_reblogs: true } } })
  expect((await ask(pond, 'GET /api/v1/accounts/dave', { query: { with_relationships: 'true' } })).body).toMatchObject({
    pleroma: { relationship: {} },
  })
})

test('relationships are requested by id, alone or in a list; unknown ids are left out', async () => {
  const [ada, dave] = [(await pond.account('ada')).id, (await pond.account('dave')).id]
  const relate = (search: string) => ask(pond, `GET /api/v1/accounts/relationships${search}`, { as: 'bob' })
  expect((await relate(`?id[]=${ada}&id[]=${dave}&id[]=9ynynynynynynynyny`)).body).toHaveLength(2)
  expect((await relate(`?id=${ada}`)).body).toMatchObject([{ id: ada }])
  expect((await relate('')).body).toEqual([])
  expect(await ask(pond, `GET /api/v1/accounts/relationships?id=${ada}`)).toMatchObject({
    status: 403,
    body: { error: 'Invalid credentials.' },
  })
})

test('a profile is changed by JSON, and omitted fields stay', async () => {
  await update({ display_name: 'Bob & <b>Co</b>', locked: true })
  const { body } = await update({
    note: 'hi @ada and #ponds https://reed.example <b>',
    fields_attributes: [
      { name: 'Site', value: 'https://reed.example' },
      { name: '', value: '' },
    ],
    discoverable: true,
    bot: true,
    default_scope: 'unlisted',
    source: { privacy: 'private' },
    hide_favorites: false,
    status_ttl_days: 30,
    accepts_direct_messages_from: 'people_i_follow',
    pleroma_settings_store: { reed: { theme: 'dark' } },
  })
  expect(body).toMatchObject({
    display_name: 'Bob & <b>Co</b>',
    locked: true,
    bot: true,
    source: {
      note: 'hi @ada and #ponds https://reed.example <b>',
      privacy: 'private',
      fields: [{ name: 'Site', value: 'https://reed.example' }],
    },
    accepts_direct_messages_from: 'people_i_follow',
    akkoma: { status_ttl_days: 30 },
    pleroma: { hide_favorites: false, settings_store: { reed: { theme: 'dark' } } },
  })
  expect(body).toHaveProperty('note', expect.stringContaining('class="hashtag"'))
  expect(body).toHaveProperty('note', expect.stringContaining('class="u-url mention"'))
  expect(body).toHaveProperty('note', expect.not.stringContaining('<b>'))
  expect(body).toHaveProperty('fields.0.value', expect.stringContaining('<a href="https://reed.example"'))
  const next = await update({ status_ttl_days: -1, bot: false, pleroma_settings_store: { other: 1 } })
  expect(next.body).toMatchObject({
    bot: false,
    akkoma: { status_ttl_days: null },
    pleroma: { settings_store: { reed: { theme: 'dark' }, other: 1 } },
  })
})

test('notes and settings about accounts have a limit in total', async () => {
  const store = (client: string, length: number) => update({ pleroma_settings_store: { [client]: 'x'.repeat(length) } })
  expect((await store('reed', 90_000)).status).toBe(200)
  expect(await store('other', 20_000)).toMatchObject({ status: 403, body: { error: 'Invalid request' } })
  const { body } = await store('reed', 1)
  expect(body).toHaveProperty('pleroma.settings_store', { reed: 'x' })
})

test('fields can be sent as a form with numbers', async () => {
  const data = form(
    {},
    {
      'fields_attributes[0][name]': 'A',
      'fields_attributes[0][value]': '1',
      'fields_attributes[1][name]': 'B',
      'fields_attributes[1][value]': '2',
    },
  )
  const { body } = await ask(pond, 'PATCH /api/v1/accounts/update_credentials', { as: 'bob', multipart: data })
  expect(body).toMatchObject({
    fields: [
      { name: 'A', value: '1' },
      { name: 'B', value: '2' },
    ],
  })
  expect((await update({ fields_attributes: [] })).body).toMatchObject({ fields: [] })
})

test.each([
  ['a name', { display_name: 'x'.repeat(101) }],
  ['a bio', { note: 'x'.repeat(5001) }],
  ['a field', { fields_attributes: [{ name: 'x'.repeat(513), value: '' }] }],
  ['a table of fields', { fields_attributes: Array.from({ length: 11 }, (_, row) => ({ name: `${row}`, value: 'x' })) }],
  ['ten megabytes of bio', { note: 'x'.repeat(10_000_000) }],
])('%s that is too long is rejected and changes nothing', async (_, json) => {
  expect(await update(json)).toMatchObject({ status: 403, body: { error: 'Invalid request' } })
  expect((await show('bob')).body).toMatchObject({ display_name: 'Bob', note: '', fields: [] })
})

test('a name of 100 characters fits, however many units they take', async () => {
  expect((await update({ display_name: '👩‍👩‍👧'.repeat(100) })).status).toBe(200)
})

test('images are re-encoded, reduced, served from here, and removed by an empty text', async () => {
  const files = { avatar: await image(1600, 1600), header: await image(30, 10), pleroma_background_image: await image(9, 9) }
  const { body } = await ask(pond, 'PATCH /api/v1/accounts/update_credentials', {
    as: 'bob',
    multipart: form(files, { display_name: 'Bob' }),
  })
  expect(body).toMatchObject({
    header: expect.stringMatching(/^http:\/\/pond\.example\/media\/[0-9a-f]{48}\.png$/),
    pleroma: { background_image: expect.stringContaining('/media/') },
  })
  const { avatar } = await pond.account('bob')
  const served = await pond.fetch(avatar ?? '')
  expect(await sharp(Buffer.from(await served.arrayBuffer())).metadata()).toMatchObject({ width: 800, height: 800 })
  const reset = await update({ avatar: '', header: '', pleroma_background_image: '' })
  expect(reset.body).toMatchObject({
    avatar: 'http://pond.example/images/avi.png',
    header: 'http://pond.example/images/banner.png',
    pleroma: { background_image: null },
  })
})

test('an image over its size limit is rejected, and a file that is no image changes nothing', async () => {
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    ask(pond, 'PATCH /api/v1/accounts/update_credentials', { as: 'bob', multipart: form({ avatar: new Blob([bytes]) }) })
  expect(await send(new Uint8Array(2_000_001))).toMatchObject({ status: 413, body: { error: 'File is too large' } })
  expect(await send(new TextEncoder().encode('<svg onload="x">'))).toMatchObject({
    status: 200,
    body: { avatar: 'http://pond.example/images/avi.png' },
  })
})

test('people are found by parts of their name; visitors find those of this server', async () => {
  const find = async (q: string, as?: string, more: Record<string, string> = {}) => {
    const { body } = await ask(pond, 'GET /api/v1/accounts/search', { ...(as !== undefined && { as }), query: { q, ...more } })
    return Array.isArray(body) ? body.map((account: { acct: string }) => account.acct).toSorted() : body
  }
  expect(await find('a', 'bob')).toEqual(['ada', 'carol', 'dave', 'mona', 'rita@remote.example'])
  expect(await find('rita')).toEqual([])
  expect(await find('@rita@remote.example', 'bob')).toEqual(['rita@remote.example'])
  expect(await find('a', 'bob', { limit: '2' })).toHaveLength(2)
})

test('staff suggestions leave out the reader and followed accounts', async () => {
  const { db } = pond.instance.context
  await db.updateTable('accounts').set({ is_suggested: 1 }).where('acct', 'in', ['ada', 'dave', 'bob']).execute()
  await ask(pond, `POST /api/v1/accounts/${(await pond.account('ada')).id}/follow`, { as: 'bob' })
  expect((await ask(pond, 'GET /api/v2/suggestions', { as: 'bob' })).body).toMatchObject([{ source: 'staff', account: { acct: 'dave' } }])
  expect((await ask(pond, 'GET /api/v1/suggestions', { as: 'bob' })).body).toEqual([])
})

test('a private instance shows visitors no people', async () => {
  const { context } = pond.instance
  await saveSetting(context.db, context.config, 'isPublic', false)
  expect(await show('bob')).toMatchObject({ status: 401, body: { error: 'This API requires an authenticated user' } })
  for (const path of ['accounts/search?q=bob', 'accounts/lookup?acct=bob', 'accounts/bob/followers', 'directory']) {
    expect(await ask(pond, `GET /api/v1/${path}`)).toMatchObject({ status: 403, body: { error: 'This resource requires authentication.' } })
  }
  expect((await show('bob', 'dave')).status).toBe(200)
  expect((await ask(pond, 'GET /api/v1/instance')).status).toBe(200)
})
