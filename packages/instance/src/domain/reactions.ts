import type { AccountRow } from '../auth.ts'
import { failure } from '../http/HttpError.ts'
import { isUnicodeEmoji } from '../text/isUnicodeEmoji.ts'
import { loadEmojiUrls } from '../views/emojiView.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import type { Context } from './Context.ts'
import { notify, unnotify } from './notifications/notify.ts'
import { findStatus } from './statuses/findStatus.ts'
import { transact } from './transact.ts'

/**
 * Reacts with a Unicode emoji, this server's emoji (`name` or `:name:`), or a remote one that the post has already (`name@host`). Repeating
 * it is harmless.
 * @throws HttpError 400
 */
export function react(context: Context, account: AccountRow, statusId: string, emoji: string): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const { clock, db } = inner
    const rejected = failure(400, 'Could not add reaction emoji')
    const post = await findStatus(inner, statusId, account)
    const reaction = post && (await resolveEmoji(inner, post, emoji))
    if (!reaction) throw rejected
    const done = await db
      .insertInto('reactions')
      .values({ account_id: account.id, status_id: post.id, ...reaction, created_at: clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (done.numInsertedOrUpdatedRows !== 0n) {
      await notify(inner, { type: 'pleroma:emoji_reaction', ...noticeOf(account, post, reaction), emojiUrl: reaction.url })
    }
    return post
  })
}

/** @throws HttpError 400 when there was no such reaction of this person */
export function unreact(context: Context, account: AccountRow, statusId: string, emoji: string): Promise<StatusRow> {
  return transact(context, async (inner) => {
    const name = emoji.replace(/^:(.*):$/, '$1')
    const post = await findStatus(inner, statusId, account)
    const deleted = await inner.db
      .deleteFrom('reactions')
      .where('status_id', '=', statusId)
      .where('account_id', '=', account.id)
      .where('name', '=', name)
      .returning(['name', 'url'])
      .executeTakeFirst()
    if (!post || !deleted) throw failure(400, 'Could not remove reaction emoji')
    await unnotify(inner, { type: 'pleroma:emoji_reaction', ...noticeOf(account, post, deleted) })
    return post
  })
}

/** In notifications a custom emoji has colons, in reactions it has none. */
function noticeOf(account: AccountRow, post: StatusRow, { name, url }: { name: string; url: string | null }) {
  return { accountId: post.account_id, fromAccountId: account.id, statusId: post.id, emoji: url === null ? name : `:${name}:` }
}

async function resolveEmoji(context: Context, post: StatusRow, emoji: string): Promise<{ name: string; url: string | null } | null> {
  if (isUnicodeEmoji(emoji)) return { name: emoji, url: null }
  const name = emoji.replace(/^:(.*):$/, '$1')
  if (!name.includes('@')) {
    const url = (await loadEmojiUrls(context, [name])).get(name)
    return url === undefined ? null : { name, url }
  }
  const known = await context.db
    .selectFrom('reactions')
    .select('url')
    .where('status_id', '=', post.id)
    .where('name', '=', name)
    .executeTakeFirst()
  return known ? { name, url: known.url } : null
}
