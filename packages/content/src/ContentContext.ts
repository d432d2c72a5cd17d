/** A custom emoji as a post or account lists it; `CustomEmoji` of the api fits. */
export interface KnownEmoji {
  readonly shortcode: string
  readonly url: string
  readonly staticUrl: string
}

/** A person that a post addresses; `Mention` of the api fits. */
export interface KnownMention {
  readonly id: string
  readonly acct: string
  readonly username: string
  readonly url: string
}

/** Data that the server sent with the HTML. Names, addresses and emoji images come from here alone. */
export interface ContentContext {
  readonly emojis?: readonly KnownEmoji[]
  readonly mentions?: readonly KnownMention[]
  readonly tags?: readonly { readonly name: string }[]
  /** Origin of the site whose own page this is: its paths lead there. Posts come from elsewhere, so in them a path leads nowhere. */
  readonly site?: string | undefined
  /** Origin of the reader's server: its people are named without their host. */
  readonly home?: string | undefined
}
