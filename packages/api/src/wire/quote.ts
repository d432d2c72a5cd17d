import { idOrNull, orNull, record, wordOrNull } from './read.ts'
import type { Raw } from './read.ts'
import type { QuoteState, Status, StatusId } from './model.ts'

const states: Readonly<Record<string, QuoteState>> = {
  accepted: 'accepted',
  pending: 'pending',
  rejected: 'rejected',
  revoked: 'revoked',
  deleted: 'deleted',
  unauthorized: 'unauthorized',
  blocked_account: 'blocked',
  blocked_domain: 'blocked',
  muted_account: 'muted',
}

/**
 * Reads the three dialects: Akkoma (`quote` is a status, `quote_id`), Pleroma (the same below `pleroma`)
 * and Mastodon (`quote` is `{state, quoted_status}`; recent Akkoma sends both at once).
 * @param decode decodes the quoted status; null when nothing is read that deep
 */
export function readQuote(raw: Raw, pleroma: Raw, akkoma: Raw, decode: ((raw: unknown) => Status) | null): Status['quote'] {
  const quote = record(raw.quote) ?? record(pleroma.quote)
  const quoted = record(quote?.quoted_status) ?? (quote?.id === undefined ? null : quote)
  const status = quoted && decode && orNull(decode, quoted)
  const id = idOrNull<StatusId>(quoted?.id ?? quote?.quoted_status_id ?? raw.quote_id ?? pleroma.quote_id)
  if (!quote && id === null && !akkoma.quote_apid) return null
  // Akkoma names a quote that it cannot show "_".
  const shownId = id === '_' ? null : id
  if (typeof quote?.state === 'string') return { state: wordOrNull(states, quote.state) ?? 'unavailable', id: shownId, status }
  // Servers do not embed a quote inside a quote; its id says that it can be fetched.
  const fetchable = !decode && shownId !== null
  return { state: status || fetchable ? 'accepted' : 'unavailable', id: shownId, status }
}
