import type { QuoteState } from '@rookery/api/wire/model'

/**
 * Whether the card of a quote replaces the "RE: link" that an author's server wrote for clients without quotes. The link
 * stays where the card has no post to show but the link may still lead there; it goes where somebody does not want the
 * post shown.
 */
export function standsForQuote({ state, id }: { readonly state: QuoteState; readonly id: string | null }): boolean {
  if (state === 'unavailable' || state === 'unauthorized') return false
  return state !== 'accepted' || id !== null
}
