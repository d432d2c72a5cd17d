import { hashToken } from '../../src/auth.ts'
import { createInstance, type EmbeddedInstance } from '../../src/createInstance.ts'
import { openDatabase } from '../../src/db/openDatabase.ts'
import type { Context } from '../../src/domain/Context.ts'
import type { Config } from '../../src/domain/Config.ts'
import { hashPassword } from '../../src/domain/passwords.ts'
import { createFakeClock } from '../../src/testing/createFakeClock.ts'
import { importStatus } from './importStatus.ts'
import { importAccount, importResponse } from './importWorld.ts'
import { prepare } from './prepare.ts'
import { isObject, objectsIn, text, type Json, type Recording } from './recordings.ts'
import { entityOf } from './entities.ts'
import { makePeople, makePosts } from './standIns.ts'

/** The response of this server. */
export interface Reply {
  status: number
  body: Json
  link: boolean
}

export interface Replayer {
  /** Replays a recorded request on a world that contains its recorded response. */
  replay(recording: Recording): Promise<Reply>
  close(): Promise<void>
}

/** The recordings were made there. */
const origin = 'http://localhost:4100'
const recordedAt = Date.UTC(2026, 10, 21, 9)

const scopesOf: Readonly<Record<string, string>> = { dave_readonly: 'read' }
const everybody = ['alice', 'mona', 'bob', 'carol', 'dave', 'erin', 'nora', 'inv1', 'newbie', 'dave_readonly']

export async function createReplayer(recordings: readonly Recording[]): Promise<Replayer> {
  let seed = 1
  const db = openDatabase(':memory:')
  await db
    .insertInto('settings')
    .values(Object.entries(recordedConfig).map(([name, value]) => ({ name, value_json: JSON.stringify(value) })))
    .execute()
  const instance = await createInstance({
    db,
    clock: createFakeClock(recordedAt),
    // Any sequence will do: nothing compared here depends on it.
    random: () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647,
    origin,
    mediaDir: null,
    rateLimits: false,
  })
  await importPeople(instance, recordings)
  await signInAll(instance)
  await importPosts(instance, recordings)
  const originalConfig = structuredClone(instance.context.config)
  return {
    async replay(recording) {
      const { as } = recording.request
      const readerId = as !== null && everybody.includes(as) ? await signIn(instance.context, as) : null
      const { body, status } = recording.response
      Object.assign(instance.context.config, { ...originalConfig, ...configFor(recording.name) })
      await makePeople(instance.context, recording)
      if (status < 300) await importResponse(instance.context, body, readerId)
      await makePosts(instance.context, recording)
      await prepare(instance.context, recording, readerId)
      const reply = await instance.fetch(requestOf(recording))
      return { status: reply.status, body: await readBody(reply), link: reply.headers.has('link') }
    },
    close: () => instance.close(),
  }
}

/** How the recorded server differed from Akkoma's defaults. */
const recordedConfig: Partial<Config> = { uploadLimit: 4_000_000, maxPinnedStatuses: 5 }

/** The configuration of a group of exchanges. */
function configFor(name: string): Partial<Config> {
  return {
    isPublic: !name.startsWith('private_instance/') || name === 'private_instance/federated_unavailable',
    federatedTimelineAvailable: name !== 'private_instance/federated_unavailable',
    translation: name.startsWith('translation/'),
    captchaEnabled: name.includes('captcha') && name !== 'registration/captcha_when_disabled',
    registrationsOpen: !/registrations?[_/]closed|invite/.test(name),
    accountApprovalRequired: name.includes('approval_required'),
    accountActivationRequired: name.includes('activation_required'),
  }
}

/** All accounts in the recordings, under their recorded ids. */
async function importPeople({ context }: EmbeddedInstance, recordings: readonly Recording[]): Promise<void> {
  const seen = new Set<unknown>()
  for (const { response } of recordings) {
    for (const entry of objectsIn(response.body)) {
      if (entityOf(entry) !== 'Account' || seen.has(entry['id'])) continue
      seen.add(entry['id'])
      await importAccount(context, entry)
    }
  }
}

/** Imports every post of the recording first, so that parents, repeated and quoted posts exist for each request. */
async function importPosts({ context }: EmbeddedInstance, recordings: readonly Recording[]): Promise<void> {
  const seen = new Set<unknown>()
  for (const { response } of recordings) {
    for (const entry of objectsIn(response.body)) {
      if (entityOf(entry) !== 'Status' || seen.has(entry['id'])) continue
      seen.add(entry['id'])
      await importStatus(context, entry, null)
    }
  }
}

/** Ensures that an account exists and is signed in, regardless of earlier exchanges. @returns the account's id */
async function signIn({ clock, db, ids }: Context, as: string): Promise<string> {
  const name = as.split('_')[0] ?? as
  const known = await db.selectFrom('accounts').select('id').where('acct', '=', name).executeTakeFirst()
  const id = known?.id ?? ids.next()
  if (!known)
    await db
      .insertInto('accounts')
      .values({ id, username: name, acct: name, domain: null, ap_id: `${origin}/users/${name}`, display_name: name, created_at: 0 })
      .execute()
  await db.updateTable('accounts').set({ is_active: 1 }).where('id', '=', id).execute()
  const user = { account_id: id, password_hash: await passwordHash, email: `${name}@localhost.test` }
  await db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ password_hash: user.password_hash }))
    .execute()
  const app = await db.selectFrom('oauth_apps').select('id').where('client_id', '=', '<client_id>').executeTakeFirstOrThrow()
  const token = {
    token_hash: hashToken(`token of ${as}`.replaceAll(' ', '-')),
    account_id: id,
    app_id: app.id,
    scopes: scopesOf[as] ?? 'read write follow push admin',
    expires_at: clock.now() + 10 ** 10,
    created_at: 0,
  }
  await db
    .insertInto('oauth_tokens')
    .values(token)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

// Secrets were replaced by such words when the answers were recorded, so the words are the secrets here.
const passwordHash = hashPassword('<password>')

async function signInAll({ context }: EmbeddedInstance): Promise<void> {
  const { db, clock } = context
  const app = await db
    .insertInto('oauth_apps')
    .values({
      client_id: '<client_id>',
      client_secret: '<client_secret>',
      name: 'Bench client',
      website: 'https://news.example/client',
      scopes: 'read write follow push admin',
      redirect_uris: 'urn:ietf:wg:oauth:2.0:oob http://localhost:4100/oauth-callback',
      created_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const expires_at = clock.now() + 10 ** 10
  await db
    .insertInto('oauth_tokens')
    .values({ token_hash: hashToken('token-of-app'), app_id: app.id, account_id: null, scopes: 'read write', expires_at, created_at: 0 })
    .execute()
  for (const as of everybody) await signIn(context, as)
  await db
    .updateTable('users')
    .set({ password_hash: await passwordHash })
    .execute()
}

function requestOf({ request }: Recording): Request {
  const { body, headers, method, path, query } = request
  const url = new URL(path, origin)
  const pairs = Array.isArray(query) ? query : Object.entries(query)
  for (const [name, value] of pairs) url.searchParams.append(name, String(value))
  const sent = new Headers(Object.entries(headers).filter(([name]) => !['authorization', 'content-length', 'host'].includes(name)))
  const authorization = headers['authorization']?.replace(/<(\w+)>/, 'token-of-$1')
  if (authorization) sent.set('authorization', authorization)
  const content = method === 'GET' ? null : contentOf(body)
  if (content instanceof FormData) sent.delete('content-type')
  return new Request(url, { method, headers: sent, body: content })
}

function contentOf(body: Json): string | FormData | null {
  if (body === null) return null
  if (!isObject(body)) return JSON.stringify(body)
  if (typeof body['_raw'] === 'string') return body['_raw']
  if (Array.isArray(body['_form']))
    return new URLSearchParams(body['_form'].map((pair) => (Array.isArray(pair) ? pair.map((part) => text(part)) : []))).toString()
  return isObject(body['_multipart']) ? formOf(body['_multipart']) : JSON.stringify(body)
}

/** The recordings have a file's name, type and length; a padded minimal image replaces its bytes. */
function formOf({ fields, files }: { [key: string]: Json }): FormData {
  const form = new FormData()
  for (const pair of Array.isArray(fields) ? fields : []) if (Array.isArray(pair)) form.append(text(pair[0]), text(pair[1]))
  for (const [name, file] of Object.entries(isObject(files) ? files : {})) {
    if (!isObject(file)) continue
    const filling = Buffer.alloc(Math.max(0, Number(file['bytes']) - image.length))
    form.append(name, new File([image, filling], text(file['filename']), { type: text(file['content_type']) }))
  }
  return form
}

const image = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

async function readBody(reply: Response): Promise<Json> {
  const content = await reply.text()
  try {
    return JSON.parse(content) as Json
  } catch {
    return { _text: content }
  }
}
