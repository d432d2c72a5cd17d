import type { AccountRow } from '../../auth.ts'
import { flag } from '../../db/schema.ts'
import { failure, HttpError } from '../../http/HttpError.ts'
import { loadPolls, type StatusRow } from '../../views/loadStatuses.ts'
import type { Context } from '../Context.ts'
import { notify } from '../notifications/notify.ts'
import { transact } from '../transact.ts'
import { checkText, checkMedia } from './checkStatusInput.ts'
import type { StatusInput } from './StatusInput.ts'
import { requireStatus } from './findStatus.ts'
import { formatText } from './formatText.ts'
import { findOwnMedia, storeStatusMedia, storeMentions, storeTags } from './storeParts.ts'

/**
 * Replaces text, subject, sensitivity and attachments of one's own post; the earlier version goes to its history.
 * Scope, answered and quoted post and the poll stay. Attachments not named again are taken off.
 * @throws HttpError 404, 403 for another author's, 400 for a broken rule
 */
export function editStatus(context: Context, account: AccountRow, id: string, input: StatusInput): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const { config, clock, db } = inner
    const row = await requireStatus(inner, id, account)
    if (row.account_id !== account.id || row.reblog_of_id !== null) throw failure(403, 'Access denied')
    const media = await findOwnMedia(inner, account, input.mediaIds ?? [])
    asEditError(() => {
      checkText(config, input.text, input.spoilerText, media.length > 0)
      checkMedia(inner, media)
    })
    await storeVersion(inner, account, row)
    const formatted = await formatText(inner, input.text, input.format)
    const named = formatted.mentions.map((mention) => mention.id)
    const before = await db.selectFrom('status_mentions').select('account_id').where('status_id', '=', id).orderBy('position').execute()
    const addressed = [...new Set([...(row.in_reply_to_account_id ? [row.in_reply_to_account_id] : []), ...named])]
    for (const table of ['status_mentions', 'status_tags', 'status_media'] as const)
      await db.deleteFrom(table).where('status_id', '=', id).execute()
    await storeMentions(inner, id, addressed)
    await storeTags(inner, id, formatted.tags)
    await storeStatusMedia(inner, id, media)
    const edited = await db
      .updateTable('statuses')
      .set({
        content: formatted.html + (quoteFallbackOf(row) ?? ''),
        spoiler_text: input.spoilerText,
        sensitive: flag(input.sensitive || formatted.tags.includes('nsfw')),
        source: input.text,
        source_type: input.format,
        // The call has no language on Akkoma 3.16, so it falls back.
        language: 'en',
        has_media: flag(media.length > 0),
        edited_at: clock.now(),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    inner.notify({ kind: 'statusEdited', statusId: id })
    const known = new Set(before.map((mention) => mention.account_id))
    await notifyOfEdit(
      inner,
      edited,
      addressed.filter((person) => !known.has(person)),
    )
    return edited
  })
}

/** Akkoma answers all broken rules of an edit alike. */
function asEditError(check: () => void): void {
  try {
    check()
  } catch (error) {
    if (error instanceof HttpError) throw failure(400, 'internal_server_error')
    throw error
  }
}

async function storeVersion(context: Context, account: AccountRow, row: StatusRow): Promise<void> {
  const media = await context.db.selectFrom('status_media').select('media_id').where('status_id', '=', row.id).orderBy('position').execute()
  const poll = (await loadPolls(context, [row], account)).get(row.id)
  await context.db
    .insertInto('status_edits')
    .values({
      status_id: row.id,
      content: row.content,
      spoiler_text: row.spoiler_text,
      sensitive: row.sensitive,
      source: row.source,
      source_type: row.source_type,
      media_ids_json: JSON.stringify(media.map((entry) => entry.media_id)),
      poll_json: poll ? JSON.stringify(poll) : null,
      created_at: row.edited_at ?? row.created_at,
    })
    .execute()
}

/** The part that was put behind the text when the post was made. */
function quoteFallbackOf({ content, quote_apid }: StatusRow): string | null {
  const start = content.lastIndexOf('<span class="quote-inline">')
  return quote_apid === null || start === -1 ? null : content.slice(start)
}

/** Notifies repeaters of the change, and newly mentioned accounts of the mention. */
async function notifyOfEdit(context: Context, row: StatusRow, newlyNamed: readonly string[]): Promise<void> {
  const fromAccountId = row.account_id
  const reblogs = await context.db.selectFrom('statuses').select('account_id').where('reblog_of_id', '=', row.id).execute()
  for (const { account_id } of reblogs) await notify(context, { type: 'update', accountId: account_id, fromAccountId, statusId: row.id })
  for (const accountId of newlyNamed) await notify(context, { type: 'mention', accountId, fromAccountId, statusId: row.id })
}
