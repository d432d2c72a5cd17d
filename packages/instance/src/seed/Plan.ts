import type { VisibilityValue } from '../db/schema.ts'
import type { PostFormat } from '../text/formatPost.ts'
import type { StatusRow } from '../views/loadStatuses.ts'
import type { SeedFile } from './pictures/SeedFiles.ts'

/** A post to be made. Times are milliseconds since the epoch. */
export interface Plan {
  author: string
  at: number
  text?: string
  format?: PostFormat
  /** Instead of a text: HTML from another server, before it is sanitised here. */
  html?: string
  subject?: string
  sensitive?: boolean
  visibility?: VisibilityValue
  /** Recipients without a mention in the text. */
  to?: readonly string[]
  language?: string
  replyTo?: StatusRow
  /** Id of an answered post that is not here any more. */
  orphanOf?: string
  quote?: StatusRow
  /** A quoted post that the HTML links to itself. */
  bareQuote?: StatusRow
  /** Id of a quoted post that is not here any more. */
  quoteMissing?: string
  media?: readonly Attached[]
  poll?: PollPlan
  card?: CardPlan
  /** Earlier versions, the oldest first, with the minutes after posting at which each was replaced. */
  edits?: readonly { text: string; after: number }[]
  pinned?: boolean
  expiresAt?: number
  app?: string
  /** Emoji of the author's server in the text, by shortcode: paths. */
  emojis?: Readonly<Record<string, string>>
  /** Counts of other servers, whose accounts are unknown here. */
  favourites?: number
  reblogs?: number
}

export interface Attached {
  file: SeedFile
  /** null without a description. */
  description: string | null
  withoutBlurhash?: boolean
}

export interface PollPlan {
  options: readonly string[]
  votes: readonly number[]
  multiple?: boolean
  /** null never ends. */
  endsAt: number | null
  /** Positions that people of the cast chose. */
  chosen?: readonly { by: string; positions: readonly number[] }[]
}

export interface CardPlan {
  url: string
  title: string
  description: string
  provider: string
  image: string | null
}
