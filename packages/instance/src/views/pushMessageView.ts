import type { Context } from '../domain/Context.ts'
import type { NotificationRow } from '../domain/notifications/notifications.ts'
import { renderAccounts } from './accountView.ts'

/** Texts of a message for each type, with the title, as Akkoma writes them. */
const sayings: Record<NotificationRow['type'], readonly [title: string, done: string]> = {
  mention: ['New Mention', 'mentioned you'],
  favourite: ['New Favorite', 'has favorited your post'],
  reblog: ['New Repeat', 'repeated your post'],
  follow: ['New Follower', 'has followed you'],
  follow_request: ['New Follow Request', 'has requested to follow you'],
  poll: ['New Poll Result', 'has ended a poll'],
  update: ['New Update', 'updated a post'],
  move: ['New Move', 'has moved'],
  'pleroma:emoji_reaction': ['New Reaction', 'reacted to your post'],
  'pleroma:report': ['New Report', 'reported somebody'],
}

/** Bytes that every push service accepts, without the surrounding fields. */
const longest = 300

/**
 * The text of a push message, as Akkoma's, except for the recipient's token: tokens are stored as hashes only, and a subscription belongs
 * to one.
 */
export async function pushMessageView(context: Context, row: NotificationRow) {
  const { db } = context
  const recipient = await db.selectFrom('accounts').selectAll().where('id', '=', row.account_id).executeTakeFirstOrThrow()
  const user = await db.selectFrom('users').select('hide_notification_contents').where('account_id', '=', row.account_id).executeTakeFirst()
  const actor = (await renderAccounts(context, [row.from_account_id], recipient)).get(row.from_account_id)
  const [title, done] = sayings[row.type]
  const post =
    row.status_id === null ? undefined : await db.selectFrom('statuses').selectAll().where('id', '=', row.status_id).executeTakeFirst()
  const name = `@${actor?.acct ?? ''}`
  const words = row.type === 'mention' && post ? `: ${plain(post.spoiler_text || post.content)}` : ` ${done}`
  const direct = row.type === 'mention' && post?.visibility === 'direct'
  const shownTitle = direct ? 'New Direct Message' : title
  const hides = Boolean(user?.hide_notification_contents)
  return {
    notification_id: row.id,
    notification_type: row.type,
    icon: actor?.avatar,
    preferred_locale: 'en',
    ...(hides ? { body: shownTitle } : { title: shownTitle, body: `${name}${words}`.slice(0, longest) }),
    pleroma: { activity_id: row.status_id, direct_conversation_id: null },
  }
}

/** The text of a post without its markup. */
function plain(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return html
    .replaceAll(/<br[^>]*>|<\/p>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim()
}
