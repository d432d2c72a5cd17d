interface RawNotification {
  readonly id: string
  readonly type: string
  readonly created_at: string
  readonly account: { readonly id: string } | null
  readonly status?: { readonly id: string } | null
  readonly pleroma?: { readonly is_seen: boolean; readonly is_muted: boolean }
}

/** A notification of one type as a server sends it, and its text. */
export interface EveryNotification {
  readonly raw: RawNotification
  /** Text that only this type has. */
  readonly words: string
  /** Target of the link: the post, the account, a page of the server; null without a target. */
  readonly leads: 'post' | 'actor' | 'server' | null
}

type Row = readonly [type: string, words: string, leads: EveryNotification['leads'], more?: object]

/** The types that Akkoma, Pleroma, Mastodon and GoToSocial send, and one that none of them does. */
const rows = (target: unknown): readonly Row[] => [
  ['mention', 'mentioned you', 'post'],
  ['favourite', 'favorited your post', 'post'],
  ['reblog', 'repeated your post', 'post'],
  ['pleroma:emoji_reaction', 'reacted with', 'post', { emoji: '🦆' }],
  ['poll', 'ran a poll that has ended', 'post'],
  ['follow', 'follows you', 'actor'],
  ['follow_request', 'wants to follow you', 'actor'],
  ['move', 'moved to', 'actor', { target }],
  ['status', 'posted', 'post'],
  ['update', 'edited a post that you took part in', 'post'],
  ['quote', 'quoted you', 'post'],
  ['quoted_update', 'edited a post that you quoted', 'post'],
  ['pleroma:chat_mention', 'sent you a chat message', 'actor', { chat_message: { content: '<p>See you at the weir</p>' } }],
  ['pleroma:report', 'reported', 'actor', { report: { id: '1', account: target } }],
  ['admin.report', 'reported', 'actor', { report: { id: '2', target_account: target } }],
  ['admin.sign_up', 'signed up', 'actor'],
  ['moderation_warning', 'have sent you a warning', 'server', { moderation_warning: { id: '7', text: 'Mind the reeds' } }],
  [
    'severed_relationships',
    'were cut by a block',
    'server',
    { event: { target_name: 'marsh.example', followers_count: 3, following_count: 1 } },
  ],
  ['annual_report', 'Your year on this server', null, { annual_report: { year: '2025' } }],
  ['added_to_collection', 'put you into a collection', 'actor', { collection: { name: 'Bird people' } }],
  ['collection_update', 'changed a collection', 'actor', { collection: { name: 'Bird people' } }],
  ['pending.favourite', 'wants to favorite your post', 'post'],
  ['pending.reply', 'wants to reply to you', 'post'],
  ['pending.reblog', 'wants to repeat your post', 'post'],
  ['pond_frozen', 'Unknown notification from', 'post', { fallback: { summary: 'The pond has frozen' } }],
]

/**
 * One notification of each type that current servers send, made from the instance's responses: from one with a post, and with another
 * account as the second person.
 */
export function everyNotification(response: unknown): readonly EveryNotification[] {
  const known = response as readonly RawNotification[] // the instance's own answer
  const about = known.find(({ status }) => status)
  const other = known.find(({ account }) => account && account.id !== about?.account?.id)?.account
  if (!about?.account || !other) throw new Error('It takes a notification with a post, and one of another person.')
  const { account, status } = about
  return rows(other).map(([type, words, leads, more], index) => ({
    words,
    leads,
    raw: {
      id: String(900_000 - index),
      type,
      created_at: about.created_at,
      account,
      ...(leads === 'post' && { status }),
      ...more,
      pleroma: { is_seen: index > 3, is_muted: false },
    },
  }))
}
