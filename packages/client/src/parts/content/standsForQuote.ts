import type { QuoteState } from '@rookery/api/wire/model'

/**
 * Whether the card of a quote takes the place of the "RE: link" that an author's server wrote for clients without quotes. Where
 * the card cannot show the post for want of it, the link may still lead there; where somebody does not want it shown, it goes.
 */
export function standsForQuote({ state, id }: { readonly state: QuoteState; readonly id: string | null }): boolean {
  if (state === 'unavailable' || state === 'unauthorized') return false
  return state !== 'accepted' || id !== null
}
