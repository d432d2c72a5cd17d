import { flag, type NotificationRowType } from '../../src/db/schema.ts'
import type { Context } from '../../src/domain/Context.ts'
import { entityOf } from './entities.ts'
import { exists, importAttachment, importReblog, importStatus } from './importStatus.ts'
import { isObject, objectsIn, text, type Json, type JsonObject } from './recordings.ts'
import { isOn, list, object, time, timeOrNull } from './recordedValues.ts'

/*
 * Imports the entities of a recorded response into the database, under the recorded ids, so that its request can be sent to this server
 * unchanged.
 */

/** @param readerId the reader: the recorded response shows their favourites, votes and follows */
export async function importResponse(context: Context, body: Json, readerId: string | null): Promise<void> {
  const found = [...objectsIn(body)]
  for (const entry of found) if (entityOf(entry) === 'Account') await importAccount(context, entry)
  for (const entry of found) {
    if (entityOf(entry) === 'Status') await importStatus(context, entry, readerId)
    else if (entityOf(entry) === 'Attachment') await importAttachment(context, entry, readerId)
  }
  for (const entry of found) {
    const entity = entityOf(entry)
    if (entity === 'Reblog') await importReblog(context, entry)
    else if (entity?.startsWith('Notification ') && readerId) await importNotification(context, entry, readerId)
    else if (entity === 'Conversation' && readerId) await importConversation(context, entry, readerId)
    else if (entity === 'Relationship' && readerId) await importRelationship(context, entry, readerId)
    else if (entity === 'Tag') await importTag(context, entry, readerId)
    else if (entity === 'ScheduledStatus' && readerId) await importScheduled(context, entry, readerId)
  }
}

export async function importAccount({ db, origin }: Context, account: JsonObject): Promise<void> {
  const acct = text(account['acct'])
  const [username = acct, domain] = acct.split('@')
  const pleroma = object(account['pleroma'])
  const source = object(account['source'])
  const row = {
    username,
    domain: domain ?? null,
    url: text(account['url']),
    display_name: text(account['display_name']),
    note_html: text(account['note']),
    note_source: text(source['note']),
    fields_json: JSON.stringify(account['fields'] ?? []),
    fields_source_json: JSON.stringify(source['fields'] ?? []),
    is_locked: isOn(account['locked']),
    is_admin: flag(acct === 'alice'),
    is_moderator: flag(acct === 'mona'),
    created_at: time(account['created_at']),
    hide_followers_count: isOn(pleroma['hide_followers_count']),
    hide_follows_count: isOn(pleroma['hide_follows_count']),
    background: typeof pleroma['background_image'] === 'string' ? pleroma['background_image'] : null,
    last_status_at: timeOrNull(account['last_status_at']),
    is_active: flag(pleroma['deactivated'] !== true),
  }
  await db
    .insertInto('accounts')
    .values({ id: text(account['id']), acct, ap_id: text(pleroma['ap_id'], `${origin}/users/${acct}`), ...row })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.updateTable('accounts').set(row).where('id', '=', text(account['id'])).execute()
  if (domain === undefined) {
    await db
      .insertInto('users')
      .values({ account_id: text(account['id']), email: `${username}@localhost.test`, password_hash: '' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else if (isObject(object(account['akkoma'])['instance'])) {
    await db
      .insertInto('peers')
      .values({ domain, favicon: null, nodeinfo_json: 'null' })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

const kinds: readonly NotificationRowType[] = [
  'mention',
  'favourite',
  'reblog',
  'follow',
  'follow_request',
  'poll',
  'update',
  'move',
  'pleroma:emoji_reaction',
]

async function importNotification(context: Context, notification: JsonObject, readerId: string): Promise<void> {
  const actor = object(notification['account'])['id']
  const type = kinds.find((kind) => kind === notification['type'])
  if (!type || !(await exists(context, 'accounts', actor))) return
  const status = object(notification['status'])['id']
  const target = object(notification['target'])['id']
  const row = {
    account_id: readerId,
    from_account_id: text(actor),
    type,
    status_id: (await exists(context, 'statuses', status)) ? text(status) : null,
    target_account_id: (await exists(context, 'accounts', target)) ? text(target) : null,
    emoji: typeof notification['emoji'] === 'string' ? notification['emoji'] : null,
    emoji_url: typeof notification['emoji_url'] === 'string' ? notification['emoji_url'] : null,
    created_at: time(notification['created_at']),
    seen: 0 as const,
  }
  if (status !== undefined && row.status_id === null) return
  await context.db
    .insertInto('notifications')
    .values({ id: Number(notification['id']), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

async function importConversation(context: Context, conversation: JsonObject, readerId: string): Promise<void> {
  const { db } = context
  const last = object(conversation['last_status'])
  if (!(await exists(context, 'statuses', last['id']))) return
  const id = Number(conversation['id'])
  await db
    .deleteFrom('conversations')
    .where((where) =>
      where.or([
        where('id', '=', id),
        where.and([where('account_id', '=', readerId), where('context', '=', text(object(last['pleroma'])['context']))]),
      ]),
    )
    .execute()
  await db
    .insertInto('conversations')
    .values({
      id,
      account_id: readerId,
      context: text(object(last['pleroma'])['context']),
      last_status_id: text(last['id']),
      unread: 1,
      updated_at: 0,
    })
    .execute()
  for (const person of list(conversation['accounts'])) {
    await db
      .insertInto('conversation_recipients')
      .values({ conversation_id: id, account_id: text(person['id']) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function importRelationship(context: Context, relationship: JsonObject, readerId: string): Promise<void> {
  const { db } = context
  const target = text(relationship['id'])
  if (!(await exists(context, 'accounts', target))) return
  const state = relationship['following'] === true ? 'accepted' : relationship['requested'] === true ? 'pending' : null
  await db.deleteFrom('follows').where('account_id', '=', readerId).where('target_id', '=', target).execute()
  if (state) await db.insertInto('follows').values({ account_id: readerId, target_id: target, state, created_at: 0 }).execute()
  await db.deleteFrom('account_relations').where('account_id', '=', readerId).where('target_id', '=', target).execute()
  const kindsOn = [
    ['blocking', 'block'],
    ['muting', 'mute'],
    ['muting_notifications', 'notification_mute'],
    ['subscribing', 'subscription'],
  ] as const
  for (const [key, kind] of kindsOn) {
    if (relationship[key] === true)
      await db.insertInto('account_relations').values({ account_id: readerId, target_id: target, kind, created_at: 0 }).execute()
  }
}

async function importTag({ db }: Context, tag: JsonObject, readerId: string | null): Promise<void> {
  const name = text(tag['name'])
  await db
    .insertInto('tags')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (readerId && tag['following'] === true) {
    await db
      .insertInto('followed_tags')
      .values({ account_id: readerId, tag: name })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function importScheduled(context: Context, scheduled: JsonObject, readerId: string): Promise<void> {
  const params = object(scheduled['params'])
  const mediaIds = list(scheduled['media_attachments']).map((media) => text(media['id']))
  const row = {
    account_id: readerId,
    scheduled_at: time(scheduled['scheduled_at']),
    media_ids_json: JSON.stringify(mediaIds),
    params_json: JSON.stringify({
      text: params['text'],
      spoilerText: params['spoiler_text'],
      visibility: params['visibility'],
      sensitive: false,
      format: 'text/plain',
    }),
  }
  await context.db
    .insertInto('scheduled_statuses')
    .values({ id: Number(scheduled['id']), ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}
