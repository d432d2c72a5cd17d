import { decodeAccount } from '@rookery/api/wire/account'
import { decodeNotification } from '@rookery/api/wire/notification'
import { requireRecord } from '@rookery/api/wire/read'
import { decodeReport } from '@rookery/api/wire/report'
import { decodeStatus } from '@rookery/api/wire/status'
import type { Status } from '@rookery/api/wire/model'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/schema.ts'
import { startTestInstance, type TestInstance } from '../testing.ts'
import { everybodysPassword, seedInstance } from './seedInstance.ts'

let pond: TestInstance
let token: string
let posts: Status[]

beforeAll(async () => {
  pond = await startTestInstance({ seed: 'none' })
  await seedInstance(pond.instance.context, { size: 'small' })
  token = await pond.signIn('bob')
  posts = await everyPost(pond)
})
afterAll(() => pond.close())

const ask = async (path: string, as = token): Promise<unknown> => {
  const response = await pond.fetch(path, { headers: { authorization: `Bearer ${as}` } })
  expect([path, response.status]).toEqual([path, 200])
  return response.json()
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Posts and repeats of all active accounts. */
const openPosts = () => {
  const { db } = pond.instance.context
  const people = db.selectFrom('accounts').select('id').where('is_active', '=', 1)
  return db.selectFrom('statuses').selectAll().where('account_id', 'in', people).orderBy('id').execute()
}

/** All posts and repeats of any scope. */
async function everyPost({ instance }: TestInstance): Promise<Status[]> {
  const { renderStatuses } = await import('../views/statusView.ts')
  const rows = await openPosts()
  const bob = await pond.account('bob')
  const found: Status[] = []
  for (let start = 0; start < rows.length; start += 100)
    found.push(
      ...(await renderStatuses(instance.context, rows.slice(start, start + 100), bob)).map((json) =>
        decodeStatus(JSON.parse(JSON.stringify(json))),
      ),
    )
  return found
}

test('a client can read every post', async () => {
  expect(posts).toHaveLength((await openPosts()).length)
  expect(posts.filter((post) => !post.reblog).length).toBe(300)
})

const features: readonly [name: string, has: (post: Status) => boolean][] = [
  ['a subject', (post) => post.spoilerText !== ''],
  ['a sensitive picture', (post) => post.sensitive && post.attachments.length > 0],
  ['the public scope', (post) => post.visibility === 'public'],
  ['the unlisted scope', (post) => post.visibility === 'unlisted'],
  ['the local scope', (post) => post.visibility === 'local'],
  ['the scope of followers', (post) => post.visibility === 'private'],
  ['the direct scope', (post) => post.visibility === 'direct'],
  ['an answer', (post) => post.inReplyToId !== null],
  ['a repeat', (post) => post.reblog !== null],
  ['a quote', (post) => post.quote !== null],
  ['a running poll', (post) => post.poll?.expired === false],
  ['a poll that ended', (post) => post.poll?.expired === true],
  ['a poll of several choices', (post) => post.poll?.multiple === true],
  ['a poll that Bob voted in', (post) => (post.poll?.ownVotes.length ?? 0) > 0],
  ['ten pictures', (post) => post.attachments.length === 10],
  ['a picture without description', (post) => post.attachments.some((file) => file.description === '')],
  ['a picture without blurhash', (post) => post.attachments.some((file) => file.kind === 'image' && file.blurhash === null)],
  ['a very tall picture', (post) => post.attachments.some((file) => file.height === 9000)],
  ['a panorama', (post) => post.attachments.some((file) => (file.width ?? 0) / (file.height ?? 1) >= 5)],
  ['a tiny picture', (post) => post.attachments.some((file) => file.width === 48)],
  ['a film', (post) => post.attachments.some((file) => file.kind === 'video')],
  ['twenty pictures', (post) => post.attachments.length === 20],
  [
    'a GIF, a WebP and a PNG that move',
    (post) => post.attachments.map((file) => file.mimeType).join() === 'image/gif,image/webp,image/png',
  ],
  ['a Flash film', (post) => post.attachments.some((file) => file.kind === 'flash')],
  ['a page and a document', (post) => post.attachments.map((file) => file.kind).join() === 'unknown,html'],
  ['a sound', (post) => post.attachments.some((file) => file.kind === 'audio')],
  ['a link card with picture', (post) => post.card !== null && post.card.image !== null],
  ['a link card without picture', (post) => post.card !== null && post.card.image === null],
  ['custom emoji', (post) => post.emojis.length > 20],
  ['emoji of another server', (post) => post.emojis.some((emoji) => emoji.shortcode === 'wharf_cat')],
  ['a Unicode reaction', (post) => post.reactions.some((reaction) => reaction.url === null)],
  ['a custom reaction', (post) => post.reactions.some((reaction) => reaction.name === 'duck' && reaction.url !== null)],
  ['a reaction with an emoji of another server', (post) => post.reactions.some((reaction) => reaction.name.includes('@'))],
  ['hashtags', (post) => post.tags.length > 3],
  ['mentions', (post) => post.mentions.length > 4],
  ['an edit', (post) => post.editedAt !== null],
  ['a pin', (post) => post.pinned],
  ['a bookmark of Bob', (post) => post.bookmarked],
  ['99,999 favourites', (post) => post.favouritesCount >= 99_999],
  ['no text at all', (post) => post.content === '' && post.reblog === null],
  ['nearly 5,000 characters', (post) => post.content.length > 4500],
  ['one emoji', (post) => post.content === '🪐'],
  ['greentext', (post) => post.content.startsWith('&gt;')],
  ['a code block', (post) => post.content.includes('<pre><code>')],
  ['a list', (post) => post.content.includes('<ol>')],
  ['ruby', (post) => post.content.includes('<ruby>')],
  ['mathematics', (post) => post.content.includes('<math')],
  ['Arabic', (post) => /\p{Script=Arabic}/u.test(post.content)],
  ['Hebrew', (post) => /\p{Script=Hebrew}/u.test(post.content)],
  ['Japanese', (post) => /\p{Script=Hiragana}/u.test(post.content)],
  ...[
    'tada',
    'jelly',
    'twitch',
    'shake',
    'spin',
    'jump',
    'bounce',
    'flip',
    'rainbow',
    'sparkle',
    'font',
    'blur',
    'rotate',
    'position',
    'scale',
    'x2',
    'x3',
    'x4',
    'fg',
    'bg',
  ].map(
    (name) => [`the effect ${name}`, (post: Status) => post.content.includes(`class="mfm-${name}"`)] as [string, (post: Status) => boolean],
  ),
]

test.each(features)('some post has %s', (_, has) => {
  expect(posts.some(has)).toBe(true)
})

test('no text contains markup that a server must not let through', async () => {
  const accounts = await pond.instance.context.db.selectFrom('accounts').selectAll().execute()
  const edits = await pond.instance.context.db.selectFrom('status_edits').selectAll().execute()
  const texts = [
    ...posts.map((post) => post.content),
    ...accounts.flatMap((row) => [row.note_html, row.fields_json]),
    ...edits.map((edit) => edit.content),
  ]
  for (const text of texts) expect(text).not.toMatch(/<(?:script|iframe|style|table|figure|h\d)|\son\w+=|\sstyle=|javascript:/i)
})

test('forty people have accounts here and on eight other servers, with roles, a bot and a locked account', async () => {
  const { db } = pond.instance.context
  const rows = await db.selectFrom('accounts').selectAll().where('is_active', '=', 1).execute()
  expect(rows).toHaveLength(40)
  expect(new Set(rows.flatMap((row) => row.domain ?? [])).size).toBe(8)
  const accounts = await Promise.all(rows.map(async (row) => decodeAccount(await ask(`/api/v1/accounts/${row.id}`))))
  expect(accounts.filter((account) => account.locked).map((account) => account.acct)).toEqual(['carol'])
  expect(accounts.some((account) => account.bot)).toBe(true)
  expect(rows.filter((row) => row.is_admin || row.is_moderator).map((row) => row.acct)).toEqual(['mona', 'ada'])
})

test('the counts of posts, replies and favourites are those of the rows', async () => {
  const { db } = pond.instance.context
  const rows = await db.selectFrom('statuses').selectAll().where('local', '=', 1).execute()
  for (const row of rows.filter((entry) => entry.reblog_of_id === null)) {
    const responses = await db
      .selectFrom('statuses')
      .select('id')
      .where('in_reply_to_id', '=', row.id)
      .where('visibility', 'in', ['public', 'unlisted'])
      .execute()
    expect(row.replies_count).toBe(responses.length)
  }
  const { count } = await db
    .selectFrom('statuses')
    .innerJoin('accounts', 'accounts.id', 'statuses.account_id')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('acct', '=', 'bob')
    .where('reblog_of_id', 'is', null)
    .where('visibility', 'in', ['public', 'unlisted'])
    .executeTakeFirstOrThrow()
  expect((await pond.account('bob')).statuses_count).toBe(count)
})

test('Bob has a full home and seven unseen notifications, of every kind in total', async () => {
  expect(list(await ask('/api/v1/timelines/home?limit=40'))).toHaveLength(40)
  const { db } = pond.instance.context
  const bob = await pond.account('bob')
  const rows = await db.selectFrom('notifications').selectAll().where('account_id', '=', bob.id).execute()
  expect(rows.filter((row) => row.seen === 0)).toHaveLength(7)
  expect([...new Set(rows.map((row) => row.type))].toSorted()).toEqual([
    'favourite',
    'follow',
    'follow_request',
    'mention',
    'move',
    'pleroma:emoji_reaction',
    'poll',
    'reblog',
    'update',
  ])
  expect(list(await ask('/api/v1/notifications?limit=40')).map(decodeNotification)).toHaveLength(40)
  expect(list(await ask('/api/v1/follow_requests'))).toHaveLength(1)
})

test('the newest posts on the home of Ada and Bob contain pictures, a poll, a quote, a reply, Arabic, a long text and a short one', async () => {
  for (const name of ['ada', 'bob']) {
    const home = list(await ask('/api/v1/timelines/home?limit=7', await pond.signIn(name))).map(decodeStatus)
    expect.soft(home.filter(({ attachments }) => attachments.length === 3)).toHaveLength(1)
    for (const has of [
      (post: Status) => post.poll?.expired === false,
      (post: Status) => post.quote !== null,
      (post: Status) => post.inReplyToId !== null,
      (post: Status) => /\p{Script=Arabic}/u.test(post.content),
      (post: Status) => post.content.length > 500,
      (post: Status) => post.content.length < 80,
    ])
      expect.soft(home.some(has), `${name}: ${String(has)}`).toBe(true)
  }
})

test('the newest post is less than an hour old, and none is from the future', () => {
  const now = pond.clock.now()
  const times = posts.map((post) => Date.parse(post.createdAt))
  expect(times.filter((time) => now - time < 3_600_000).length).toBeGreaterThan(5)
  expect(Math.max(...times)).toBeLessThanOrEqual(now)
})

test('every local account signs in with the shared password', async () => {
  const { checkPassword } = await import('../domain/passwords.ts')
  const wren = await pond.account('wren')
  const user = await pond.instance.context.db.selectFrom('users').selectAll().where('account_id', '=', wren.id).executeTakeFirstOrThrow()
  expect(await checkPassword(everybodysPassword, user.password_hash)).toBe(true)
})

test('the same clock gives the same world, names of files included', async () => {
  const again = await startTestInstance({ seed: 'none' })
  await seedInstance(again.instance.context, { size: 'small' })
  expect(await fingerprint(again)).toEqual(await fingerprint(pond))
  await again.close()
})

/** Everything but the hashes of passwords, which are salted, and the tokens of this test. */
async function fingerprint({ instance }: TestInstance): Promise<Record<string, string>> {
  const tables = [
    'accounts',
    'statuses',
    'media',
    'notifications',
    'favourites',
    'reactions',
    'follows',
    'polls',
    'custom_emojis',
  ] as const satisfies readonly (keyof Database)[]
  const found: Record<string, string> = {}
  for (const table of tables) {
    const rows = await instance.context.db.selectFrom(table).selectAll().execute()
    found[table] = createHash('sha256')
      .update(JSON.stringify(rows.map((row) => JSON.stringify(row)).toSorted()))
      .digest('hex')
  }
  return found
}

test('its languages are English first, then those of its posts', async () => {
  const instance = await ask('/api/v1/instance')
  expect(instance).toMatchObject({ languages: expect.arrayContaining(['ar', 'he', 'de', 'ja']) })
  expect(instance).toHaveProperty('languages.0', 'en')
})

test('the seed has open and closed reports, a deactivated account and two accounts with policies', async () => {
  const mona = await pond.signIn('mona')
  const { reports, total } = requireRecord(await ask('/api/v1/pleroma/admin/reports', mona), 'answer')
  const found = list(reports).map(decodeReport)
  expect(total).toBe(6)
  expect(found.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'resolved', 'resolved', 'closed'])
  expect(found.filter(({ notes }) => notes.length > 0)).toHaveLength(4)
  for (const { createdAt, statuses } of found) expect(statuses.every((status) => status.createdAt < createdAt)).toBe(true)
  expect(found.every(({ account, statuses }) => account !== null && statuses.length > 0)).toBe(true)
  const people = async (query: string) =>
    list(requireRecord(await ask(`/api/v1/pleroma/admin/users?${query}`, mona), 'answer')['users']).length
  expect(await people('filters=deactivated')).toBe(1)
  expect(await people('tags[]=mrf_tag:force-unlisted&tags[]=mrf_tag:media-force-nsfw')).toBe(2)
  expect(list(await ask('/api/v1/notifications?include_types[]=pleroma:report', mona))).toHaveLength(6)
})
