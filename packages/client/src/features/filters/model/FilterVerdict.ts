import type { AccountId } from '@rookery/api/wire/model'

/** The reason why a post is muted, for the text of its placeholder. `acct` is the handle in the post itself. */
export type MuteRule =
  | { readonly kind: 'word'; readonly word: string }
  /** A filter that the reader keeps on the server, by its title. */
  | { readonly kind: 'filter'; readonly title: string }
  | { readonly kind: 'thread' }
  | { readonly kind: AccountRule; readonly account: AccountId; readonly acct?: string | undefined }

/**
 * `author`, `repeater`: muted by the user. `blockedAuthor`, `blockedRepeater`: blocked, or of a blocked server. `mentionsMuted`,
 * `mentionsBlocked`: an account that is mentioned or replied to. `bot`: the author or repeater is a bot.
 */
export type AccountRule = 'author' | 'repeater' | 'blockedAuthor' | 'blockedRepeater' | 'mentionsMuted' | 'mentionsBlocked' | 'bot'

/** The reason for replacing or covering a post: it is deleted, or a mute applies. */
export type FilterVerdict =
  | { readonly kind: 'deleted' }
  | {
      readonly kind: 'muted'
      /** The first rule that hit, the surest sign first. */
      readonly rule: MuteRule
      /** Lists leave it out altogether; where it has a place of its own (a conversation, a quote) it is covered like any muted one. */
      readonly hidden: boolean
      /** The user revealed it. */
      readonly revealed: boolean
    }

/** Where a post is seen. `compact`: inside another post or a popover. */
export type FilterView =
  | { readonly kind: 'timeline'; readonly place: 'home' | 'public' }
  | { readonly kind: 'profile'; readonly of: AccountId }
  | { readonly kind: 'conversation' }
  | { readonly kind: 'notifications' }
  | { readonly kind: 'compact' }

/** True if the post itself must not be rendered. */
export function covers(verdict: FilterVerdict | null): boolean {
  return verdict !== null && !(verdict.kind === 'muted' && verdict.revealed)
}
