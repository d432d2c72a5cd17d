/** The data that can be exported, each type in its own file. */
export const transferKinds = ['follows', 'blocks', 'mutes', 'domains', 'lists', 'bookmarks', 'tags', 'notes', 'filters'] as const

export type TransferKind = (typeof transferKinds)[number]

/** One line of such a file. */
export interface TransferRow {
  /** The address of an account, a server or a post, the name of a hashtag, or the phrase of a filter. */
  readonly subject: string
  /** Of a follow: repeats are shown. Absent fields leave the follow unchanged. */
  readonly reblogs?: boolean
  /** Of a follow: new posts are notified. */
  readonly notify?: boolean
  /** Of a follow: the languages of the posts that are shown; empty: all. */
  readonly languages?: readonly string[]
  /** Of a mute: their notifications are hidden, too. */
  readonly hidesNotifications?: boolean
  /** Name of the list with the account. */
  readonly list?: string
  /** The private note about the account. */
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
