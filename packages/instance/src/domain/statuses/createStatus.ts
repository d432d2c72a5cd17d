import type { AccountRow } from '../../auth.ts'
import { flag } from '../../db/schema.ts'
import { failure } from '../../http/HttpError.ts'
import { escapeHtml } from '../../text/escapeHtml.ts'
import type { StatusRow } from '../../views/loadStatuses.ts'
import { touchConversation } from '../conversations.ts'
import type { Context } from '../Context.ts'
import { allowedVisibility, hasPolicy } from '../moderation/policyTags.ts'
import { notify } from '../notifications/notify.ts'
import { transact } from '../transact.ts'
import { checkExpiry, checkLanguage, checkPoll, checkText, checkMedia } from './checkStatusInput.ts'
import type { StatusInput } from './StatusInput.ts'
import { findStatus } from './findStatus.ts'
import { findMentionables, formatText, localAcct } from './formatText.ts'
import { findOwnMedia, storeStatusMedia, storeMentions, storePoll, storeTags } from './storeParts.ts'

/**
 * Creates a post. All consequences happen in one transaction: counts, tags, conversation, notifications. A remote account posts as if its
 * server had delivered the post.
 * @param identity ids for a preview, which is rolled back by its caller
 * @throws HttpError 422 in the words of Akkoma
 */
export function createStatus(
  context: Context,
  author: AccountRow,
  input: StatusInput,
  identity?: { id: string; apId: string },
): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const { config, clock, db, ids } = inner
    const attached = await findOwnMedia(inner, author, input.mediaIds ?? [])
    checkText(config, input.text, input.spoilerText, attached.length > 0)
    checkMedia(inner, attached)
    const media = hasPolicy(author, 'mrf_tag:media-strip') ? [] : attached
    const isForcedSensitive = media.length > 0 && hasPolicy(author, 'mrf_tag:media-force-nsfw')
    if (input.expiresIn !== undefined) checkExpiry(input.expiresIn)
    if (input.language !== undefined) checkLanguage(input.language)
    const pollOptions = input.poll && checkPoll(config, input.poll)
    const { parent, quoted, visibility } = await findSurroundings(inner, author, input)
    const formatted = await formatText(inner, input.text, input.format)
    const addressed = await findAddressed(
      inner,
      input,
      formatted.mentions.map((account) => account.id),
      parent,
    )
    const now = clock.now()
    const id = identity?.id ?? ids.next()
    const home = homeOf(inner, author)
    const row: StatusRow = {
      ...blankStatus,
      id,
      account_id: author.id,
      local: flag(author.domain === null),
      url: author.domain === null ? null : `${home}/@${author.username}/${id}`,
      ap_id: identity?.apId ?? `${home}/objects/${uuidLike(inner)}`,
      in_reply_to_id: parent?.id ?? null,
      in_reply_to_account_id: parent?.account_id ?? null,
      in_reply_to_apid: parent?.ap_id ?? null,
      quote_id: quoted?.id ?? null,
      quote_apid: quoted?.ap_id ?? null,
      // A quote joins the conversation of the quoted post.
      context: parent?.context ?? quoted?.context ?? `${home}/contexts/${uuidLike(inner)}`,
      visibility,
      content: formatted.html + (quoted ? quoteFallback(quoted) : ''),
      spoiler_text: input.spoilerText,
      sensitive: flag(input.sensitive || isForcedSensitive || formatted.tags.includes('nsfw')),
      language: input.language ?? 'en',
      source: input.text,
      source_type: input.format,
      has_media: flag(media.length > 0),
      created_at: now,
      expires_at: expiryOf(input, author, now),
    }
    await db.insertInto('statuses').values(row).execute()
    await storeMentions(inner, row.id, addressed)
    await storeTags(inner, row.id, formatted.tags)
    await storeStatusMedia(inner, row.id, media)
    if (input.poll && pollOptions) await storePoll(inner, row.id, { ...input.poll, options: pollOptions })
    await count(inner, row, parent)
    // In the order of Akkoma's streams.
    await notifyOfPost(inner, author, row, addressed)
    inner.notify({ kind: 'statusCreated', statusId: row.id })
    if (visibility === 'direct') await touchConversation(inner, row, addressed)
    return row
  })
}

const blankStatus = {
  reblog_of_id: null,
  application_name: null,
  application_website: null,
  card_json: null,
  reblogs_count: 0,
  replies_count: 0,
  favourites_count: 0,
  edited_at: null,
  pinned_at: null,
} as const satisfies Partial<StatusRow>

async function findSurroundings(context: Context, author: AccountRow, input: StatusInput) {
  // A missing parent is ignored: the post starts a new conversation.
  const parent = input.inReplyToId === undefined ? null : await findStatus(context, input.inReplyToId, author)
  const quoted = input.quoteId === undefined ? null : await findQuoted(context, author, input.quoteId)
  const visibility = allowedVisibility(author, input.visibility ?? parent?.visibility ?? 'public')
  if (parent?.visibility === 'direct' && visibility !== 'direct') throw failure(422, 'The message visibility must be direct')
  return { parent, quoted, visibility }
}

async function findQuoted(context: Context, author: AccountRow, id: string): Promise<StatusRow> {
  const row = await context.db.selectFrom('statuses').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw failure(422, "You can't quote a status that doesn't exist")
  const visible = await findStatus(context, id, author)
  if (!visible || !['public', 'unlisted'].includes(row.visibility)) throw failure(422, 'You can only quote public or unlisted statuses')
  return row
}

/** Those named in the text, or in `to` instead; the answered person always, and first. */
async function findAddressed(
  context: Context,
  input: StatusInput,
  mentioned: readonly string[],
  parent: StatusRow | null,
): Promise<string[]> {
  const named = input.to && (await findMentionables(context, input.to))
  const explicit = input.to?.flatMap((acct) => named?.get(localAcct(context, acct))?.id ?? [])
  return [...new Set([...(parent ? [parent.account_id] : []), ...(explicit ?? mentioned)])]
}

function expiryOf(input: StatusInput, author: AccountRow, now: number): number | null {
  if (input.expiresIn !== undefined) return now + input.expiresIn * 1000
  return author.status_ttl_days === null ? null : now + author.status_ttl_days * 86_400_000
}

/** The text for servers without quotes. */
function quoteFallback({ ap_id }: StatusRow): string {
  const url = escapeHtml(ap_id)
  return `<span class="quote-inline"><br/><br/>RE: <a href="${url}">${url}</a></span>`
}

async function count({ db }: Context, row: StatusRow, parent: StatusRow | null): Promise<void> {
  if (row.visibility !== 'public' && row.visibility !== 'unlisted') return
  await db
    .updateTable('accounts')
    .set((set) => ({ statuses_count: set('statuses_count', '+', 1), last_status_at: row.created_at }))
    .where('id', '=', row.account_id)
    .execute()
  if (parent)
    await db
      .updateTable('statuses')
      .set((set) => ({ replies_count: set('replies_count', '+', 1) }))
      .where('id', '=', parent.id)
      .execute()
}

/** Mentioned accounts, and subscribers of the author. */
async function notifyOfPost(context: Context, author: AccountRow, row: StatusRow, addressed: readonly string[]): Promise<void> {
  const subscribers = await context.db
    .selectFrom('account_relations')
    .select('account_id')
    .where('target_id', '=', author.id)
    .where('kind', '=', 'subscription')
    .execute()
  const notified = new Set(addressed)
  if (row.visibility !== 'direct' && row.in_reply_to_id === null) {
    for (const subscriber of subscribers) notified.add(subscriber.account_id)
  }
  for (const accountId of notified) await notify(context, { type: 'mention', accountId, fromAccountId: author.id, statusId: row.id })
}

/** Where the person's server is. */
export function homeOf({ origin }: Pick<Context, 'origin'>, { domain }: AccountRow): string {
  return domain === null ? origin : `https://${domain}`
}

/** Objects and contexts are named by a UUID. Not a secret: it only has to differ. */
export function uuidLike({ random }: Pick<Context, 'random'>): string {
  const hex = Array.from({ length: 8 }, () =>
    Math.floor(random() * 0x1_0000)
      .toString(16)
      .padStart(4, '0'),
  ).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}
