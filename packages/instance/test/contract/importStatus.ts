import { flag, type VisibilityValue } from '../../src/db/schema.ts'
import type { Context } from '../../src/domain/Context.ts'
import { isObject, text, type Json, type JsonObject } from './recordings.ts'
import { isOn, list, number, object, time, timeOrNull } from './recordedValues.ts'

/** Whether there is such a row to refer to. */
export async function exists({ db }: Context, table: 'accounts' | 'statuses', id: Json | undefined): Promise<boolean> {
  return typeof id === 'string' && (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function importStatus(context: Context, status: JsonObject, readerId: string | null): Promise<void> {
  const { db } = context
  const id = text(status['id'])
  const author = object(status['account'])
  if (id === 'pleroma:fakeid' || !(await exists(context, 'accounts', author['id']))) return
  const pleroma = object(status['pleroma'])
  const akkoma = object(status['akkoma'])
  const source = object(akkoma['source'])
  const parentKnown = await exists(context, 'statuses', status['in_reply_to_id'])
  const row = {
    account_id: text(author['id']),
    url: null,
    in_reply_to_id: parentKnown ? text(status['in_reply_to_id']) : null,
    in_reply_to_account_id: (await exists(context, 'accounts', status['in_reply_to_account_id']))
      ? text(status['in_reply_to_account_id'])
      : null,
    in_reply_to_apid: typeof akkoma['in_reply_to_apid'] === 'string' ? akkoma['in_reply_to_apid'] : null,
    quote_id: (await exists(context, 'statuses', status['quote_id'])) ? text(status['quote_id']) : null,
    quote_apid: typeof akkoma['quote_apid'] === 'string' ? akkoma['quote_apid'] : null,
    context: text(pleroma['context']),
    visibility: readVisibility(status['visibility']),
    content: text(status['content']),
    spoiler_text: text(status['spoiler_text']),
    sensitive: isOn(status['sensitive']),
    language: text(status['language'], 'en'),
    local: isOn(pleroma['local']),
    source: typeof source['content'] === 'string' ? source['content'] : null,
    source_type: text(source['mediaType'], 'text/plain'),
    card_json: isObject(status['card']) ? JSON.stringify(status['card']) : null,
    has_media: flag(list(status['media_attachments']).length > 0),
    reblogs_count: number(status['reblogs_count']),
    replies_count: number(status['replies_count']),
    favourites_count: number(status['favourites_count']),
    created_at: time(status['created_at']),
    edited_at: timeOrNull(status['edited_at']),
    pinned_at: timeOrNull(pleroma['pinned_at']),
    expires_at: timeOrNull(pleroma['expires_at']),
  }
  await db
    .insertInto('statuses')
    .values({ id, ap_id: text(status['uri']), ...row })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (!(await exists(context, 'statuses', id))) return
  await db.updateTable('statuses').set(row).where('id', '=', id).execute()
  for (const table of ['status_mentions', 'status_tags', 'status_media'] as const)
    await db.deleteFrom(table).where('status_id', '=', id).execute()
  for (const [position, mention] of list(status['mentions']).entries()) {
    if (await exists(context, 'accounts', mention['id']))
      await db
        .insertInto('status_mentions')
        .values({ status_id: id, account_id: text(mention['id']), position })
        .execute()
  }
  for (const tag of list(status['tags'])) await importUsedTag(context, id, text(tag['name']))
  for (const [position, media] of list(status['media_attachments']).entries()) {
    await importAttachment(context, media, row.account_id)
    await db
      .insertInto('status_media')
      .values({ status_id: id, media_id: Number(media['id']), position })
      .execute()
  }
  for (const reaction of list(status['emoji_reactions'])) await importReaction(context, id, reaction)
  for (const emoji of list(status['emojis'])) await importEmoji(context, emoji)
  if (isObject(status['poll'])) await importPoll(context, status['poll'], id, readerId)
  if (readerId) await importMarks(context, status, readerId)
}

function readVisibility(value: Json | undefined): VisibilityValue {
  return (['public', 'unlisted', 'local', 'private', 'direct'] as const).find((word) => word === value) ?? 'direct'
}

async function importUsedTag({ db }: Context, statusId: string, name: string): Promise<void> {
  await db
    .insertInto('tags')
    .values({ name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('status_tags')
    .values({ status_id: statusId, tag: name })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function importAttachment({ db }: Context, media: JsonObject, ownerId: string | null): Promise<void> {
  const original = object(object(media['meta'])['original'])
  const row = {
    type: (['image', 'video', 'audio'] as const).find((word) => word === media['type']) ?? ('unknown' as const),
    mime_type: text(object(media['pleroma'])['mime_type']),
    url: text(media['url']),
    preview_url: null,
    description: text(media['description']),
    blurhash: typeof media['blurhash'] === 'string' ? media['blurhash'] : null,
    width: typeof original['width'] === 'number' ? original['width'] : null,
    height: typeof original['height'] === 'number' ? original['height'] : null,
    created_at: 0,
  }
  if (ownerId === null) return
  await db
    .insertInto('media')
    .values({ id: Number(media['id']), account_id: ownerId, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

async function importReaction(context: Context, statusId: string, reaction: JsonObject): Promise<void> {
  const people = Array.isArray(reaction['account_ids']) ? reaction['account_ids'] : []
  const url = typeof reaction['url'] === 'string' ? reaction['url'] : null
  for (const person of people) {
    if (!(await exists(context, 'accounts', person))) continue
    await context.db
      .insertInto('reactions')
      .values({ status_id: statusId, account_id: text(person), name: text(reaction['name']), url, created_at: 0 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function importEmoji({ db, origin }: Context, emoji: JsonObject): Promise<void> {
  const url = text(emoji['url'])
  if (!url.startsWith(origin)) return
  await db
    .insertInto('custom_emojis')
    .values({ shortcode: text(emoji['shortcode']), image_url: url.slice(origin.length), tags_json: '["pack:bench"]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function importPoll(context: Context, poll: JsonObject, statusId: string, readerId: string | null): Promise<void> {
  const { db } = context
  const id = Number(poll['id'])
  const row = {
    multiple: isOn(poll['multiple']),
    expires_at: timeOrNull(poll['expires_at']),
    voters_count: number(poll['voters_count']),
    closed: 1 as const,
  }
  await db
    .deleteFrom('polls')
    .where((where) => where.or([where('id', '=', id), where('status_id', '=', statusId)]))
    .execute()
  await db
    .insertInto('polls')
    .values({ id, status_id: statusId, ...row })
    .execute()
  for (const [position, option] of list(poll['options']).entries()) {
    await db
      .insertInto('poll_options')
      .values({ poll_id: id, position, title: text(option['title']), votes_count: number(option['votes_count']) })
      .execute()
  }
  for (const emoji of list(poll['emojis'])) await importEmoji(context, emoji)
  if (!readerId || !Array.isArray(poll['own_votes'])) return
  for (const position of poll['own_votes'])
    await db
      .insertInto('poll_votes')
      .values({ poll_id: id, account_id: readerId, position: number(position) })
      .execute()
}

async function importMarks({ clock, db, ids }: Context, status: JsonObject, readerId: string): Promise<void> {
  const statusId = text(status['id'])
  const own = { account_id: readerId, status_id: statusId }
  await db.deleteFrom('favourites').where('account_id', '=', readerId).where('status_id', '=', statusId).execute()
  if (status['favourited'] === true)
    await db
      .insertInto('favourites')
      .values({ id: ids.next(), ...own, created_at: clock.now() })
      .execute()
  await db.deleteFrom('bookmarks').where('account_id', '=', readerId).where('status_id', '=', statusId).execute()
  if (status['bookmarked'] === true) await db.insertInto('bookmarks').values(own).execute()
}

export async function importReblog(context: Context, reblog: JsonObject): Promise<void> {
  const original = object(reblog['reblog'])
  const author = object(reblog['account'])
  if (!(await exists(context, 'statuses', original['id'])) || !(await exists(context, 'accounts', author['id']))) return
  await context.db
    .insertInto('statuses')
    .values({
      id: text(reblog['id']),
      ap_id: `${text(reblog['uri'])}#${text(reblog['id'])}`,
      account_id: text(author['id']),
      reblog_of_id: text(original['id']),
      context: text(object(original['pleroma'])['context']),
      visibility: readVisibility(reblog['visibility']),
      local: 1,
      created_at: time(reblog['created_at']),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
