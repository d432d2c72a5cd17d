import type { Updateable } from 'kysely'
import type { AccountRow } from '../../auth.ts'
import { flag, type AccountTable, type UserTable } from '../../db/schema.ts'
import { storedJson } from '../../db/storedJson.ts'
import { failure } from '../../http/HttpError.ts'
import { isObject, type Params } from '../../http/Params.ts'
import { isLonger } from '../../text/characters.ts'
import { longestSettings } from '../account/settingsProfiles.ts'
import type { Context } from '../Context.ts'
import { formatText } from '../statuses/formatText.ts'
import { transact } from '../transact.ts'
import { readFields, renderFields } from './fields.ts'
import { storeProfileImage } from './storeProfileImage.ts'

const VISIBILITIES = ['public', 'unlisted', 'local', 'private', 'direct'] as const
const ACTOR_TYPES = ['Person', 'Service', 'Group', 'Organization', 'Application'] as const
const MESSAGE_SENDERS = ['everybody', 'nobody', 'people_i_follow'] as const

/** Switches that have the same name in a request and in the table. */
const ACCOUNT_FLAGS = [
  'hide_followers',
  'hide_follows',
  'hide_followers_count',
  'hide_follows_count',
  'hide_favorites',
  'show_role',
  'permit_followback',
  'skip_thread_containment',
] as const
const USER_FLAGS = ['no_rich_text', 'allow_following_move'] as const

/** Akkoma does not say which rule was broken. */
const rejected = () => failure(403, 'Invalid request')

/**
 * Changes the sent fields of a profile and leaves the others.
 * @throws HttpError 413 for a picture that is too large, 403 for anything else that is
 */
export async function updateProfile(context: Context, account: AccountRow, params: Params): Promise<AccountRow> {
  const changes = { ...switches(params), ...(await texts(context, params)), ...(await images(context, params)) }
  const userChanges = await userColumns(context, account, params)
  return transact(context, async ({ db }) => {
    if (Object.keys(userChanges).length > 0) await db.updateTable('users').set(userChanges).where('account_id', '=', account.id).execute()
    if (Object.keys(changes).length > 0) await db.updateTable('accounts').set(changes).where('id', '=', account.id).execute()
    return db.selectFrom('accounts').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow()
  })
}

async function texts(context: Context, params: Params): Promise<Updateable<AccountTable>> {
  const { config } = context
  const changes: Updateable<AccountTable> = {}
  const name = params.string('display_name')
  if (name !== undefined) {
    if (isLonger(name, config.nameLength)) throw rejected()
    changes.display_name = name
  }
  const note = params.string('note')
  if (note !== undefined) {
    if (isLonger(note, config.bioLength)) throw rejected()
    changes.note_source = note
    changes.note_html = (await formatText(context, note, 'text/plain')).html
  }
  const fields = readFields(params)
  if (fields) {
    const { maxFields, nameLength, valueLength } = config.fields
    const tooLong = fields.some((field) => isLonger(field.name, nameLength) || isLonger(field.value, valueLength))
    if (tooLong || fields.length > maxFields) throw rejected()
    changes.fields_source_json = JSON.stringify(fields)
    changes.fields_json = JSON.stringify(await renderFields(context, fields))
  }
  return changes
}

function switches(params: Params): Updateable<AccountTable> {
  const changes: Updateable<AccountTable> = {}
  for (const name of ACCOUNT_FLAGS) {
    const value = params.bool(name)
    if (value !== undefined) changes[name] = flag(value)
  }
  const [locked, discoverable, bot] = [params.bool('locked'), params.bool('discoverable'), params.bool('bot')]
  if (locked !== undefined) changes.is_locked = flag(locked)
  if (discoverable !== undefined) changes.is_discoverable = flag(discoverable)
  if (bot !== undefined) changes.actor_type = bot ? 'Service' : 'Person'
  const type = params.oneOf('actor_type', ACTOR_TYPES)
  if (type !== undefined) changes.actor_type = type
  const senders = params.oneOf('accepts_direct_messages_from', MESSAGE_SENDERS)
  if (senders !== undefined) changes.accepts_direct_messages_from = senders
  const days = params.int('status_ttl_days')
  if (days !== undefined) changes.status_ttl_days = days === -1 ? null : days
  const also = params.strings('also_known_as')
  if (also !== undefined) changes.also_known_as_json = JSON.stringify(also)
  return changes
}

async function images(context: Context, params: Params): Promise<Updateable<AccountTable>> {
  const { avatarUploadLimit, bannerUploadLimit, backgroundUploadLimit } = context.config
  const [avatar, header, background] = await Promise.all([
    storeProfileImage(context, params, 'avatar', { limit: avatarUploadLimit, width: 800, height: 800 }),
    storeProfileImage(context, params, 'header', { limit: bannerUploadLimit, width: 2000, height: 2000 }),
    storeProfileImage(context, params, 'pleroma_background_image', { limit: backgroundUploadLimit, width: 3000, height: 3000 }),
  ])
  return {
    ...(avatar !== undefined && { avatar }),
    ...(header !== undefined && { header }),
    ...(background !== undefined && { background }),
  }
}

async function userColumns({ db }: Context, account: AccountRow, params: Params): Promise<Updateable<UserTable>> {
  const changes: Updateable<UserTable> = {}
  for (const name of USER_FLAGS) {
    const value = params.bool(name)
    if (value !== undefined) changes[name] = flag(value)
  }
  const scope = params.object('source')?.oneOf('privacy', VISIBILITIES) ?? params.oneOf('default_scope', VISIBILITIES)
  if (scope !== undefined) changes.default_scope = scope
  const store = params.values['pleroma_settings_store']
  if (isObject(store)) {
    const user = await db.selectFrom('users').select('settings_store_json').where('account_id', '=', account.id).executeTakeFirstOrThrow()
    const json = JSON.stringify({ ...storedJson<Record<string, unknown>>(user.settings_store_json), ...store })
    // Akkoma names no limit of its own here. Every answer about oneself carries the whole store.
    if (isLonger(json, longestSettings)) throw rejected()
    changes.settings_store_json = json
  }
  return changes
}
