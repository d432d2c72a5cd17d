import type { VisibilityValue } from '../../db/schema.ts'
import type { PostFormat } from '../../text/formatPost.ts'

/** The parameters of a new post. */
export interface StatusInput {
  text: string
  spoilerText: string
  format: PostFormat
  sensitive: boolean
  /** undefined: that of the answered post, else public. */
  visibility?: VisibilityValue | undefined
  language?: string | undefined
  mediaIds?: readonly string[] | undefined
  poll?: PollInput | undefined
  inReplyToId?: string | undefined
  quoteId?: string | undefined
  /** Names to address instead of those in the text. */
  to?: readonly string[] | undefined
  /** Seconds from now. */
  expiresIn?: number | undefined
}

export interface PollInput {
  options: readonly string[]
  /** Seconds from now. */
  expiresIn: number
  multiple: boolean
}

export const emptyStatusInput: StatusInput = { text: '', spoilerText: '', format: 'text/plain', sensitive: false }
