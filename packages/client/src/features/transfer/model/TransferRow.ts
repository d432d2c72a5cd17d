/** What can be taken along to another server, each in a file of its own. */
export const transferKinds = ['follows', 'blocks', 'mutes', 'domains', 'lists', 'bookmarks', 'tags', 'notes', 'filters'] as const

export type TransferKind = (typeof transferKinds)[number]

/** One line of such a file. */
export interface TransferRow {
  /** The address of somebody, a server, a post or the name of a hashtag; the phrase of a filter. */
  readonly subject: string
  /** Of a follow: repeats are shown. What a file does not say of a follow stays as it is. */
  readonly reblogs?: boolean
  /** Of a follow: new posts are told. */
  readonly notify?: boolean
  /** Of a follow: the languages of the posts that are shown; empty: all. */
  readonly languages?: readonly string[]
  /** Of a mute: their notifications are hidden, too. */
  readonly hidesNotifications?: boolean
  /** The list that somebody is in. */
  readonly list?: string
  /** What was noted of somebody. */
  readonly note?: string
  /** Of a filter. */
  readonly filter?: TransferFilter
}

export interface TransferFilter {
  readonly contexts: readonly string[]
  readonly wholeWord: boolean
  readonly hides: boolean
  readonly expiresAt: string | null
}

/** The names of the files, which are those of Mastodon where it has one. */
export const transferFileNames: Readonly<Record<TransferKind, string>> = {
  follows: 'following_accounts.csv',
  blocks: 'blocked_accounts.csv',
  mutes: 'muted_accounts.csv',
  domains: 'blocked_domains.csv',
  lists: 'lists.csv',
  bookmarks: 'bookmarks.csv',
  tags: 'followed_tags.csv',
  notes: 'account_notes.csv',
  filters: 'filters.csv',
}
