import type { QuoteState } from '@rookery/api/wire/model'

/**
 * Whether the quote card replaces the "RE: link" that other servers write for clients without quotes. The link stays if the card has no
 * post but the link may work. It goes if a filter hides the post.
 */
export function standsForQuote({ state, id }: { readonly state: QuoteState; readonly id: string | null }): boolean {
  if (state === 'unavailable' || state === 'unauthorized') return false
  return state !== 'accepted' || id !== null
}
