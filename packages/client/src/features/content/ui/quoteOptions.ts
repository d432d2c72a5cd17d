import type { StatusRecord } from '#features/entities/model/records.ts'
import type { DrawOptions } from './drawNodes.tsx'
import { standsForQuote } from '#features/content/model/standsForQuote.ts'

/** How the content of a post renders next to its quote card. */
export function quoteOptions({ quote }: StatusRecord, quoted: StatusRecord | undefined): DrawOptions {
  if (quote === null || !standsForQuote(quote)) return {}
  return { hideQuote: true, quoted: quoted ? [quoted.uri, quoted.url ?? quoted.uri] : [] }
}
