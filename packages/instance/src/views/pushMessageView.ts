import type { Context } from '../domain/Context.ts'
import type { NotificationRow } from '../domain/notifications/notifications.ts'
import { renderAccounts } from './accountView.ts'

/** What one has done, as Akkoma says it in a message; and the title over it. */
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

/** Bytes that a push service takes for sure, less what is around the text. */
const longest = 300

/**
 * The text of a push message, as Akkoma's, but for the reader's token: tokens are kept here as hashes alone, and a subscription
 * belongs to one.
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

/** The words of a post without their markup. */
function plain(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
  return html
    .replaceAll(/<br[^>]*>|<\/p>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .trim()
}
