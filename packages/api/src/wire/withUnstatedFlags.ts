import type { Status } from './model.ts'
import { ownFlags } from './status.ts'

/**
 * A post, its original and its quote, whose flags of the reader do not replace known ones. Streams send their events over a connection
 * of their own: an event from before the reader's last action may arrive after the response to it.
 */
export function withUnstatedFlags(status: Status): Status {
  const { reblog, quote } = status
  return {
    ...status,
    unstated: ownFlags,
    reblog: reblog && withUnstatedFlags(reblog),
    quote: quote && { ...quote, status: quote.status && withUnstatedFlags(quote.status) },
  }
}
