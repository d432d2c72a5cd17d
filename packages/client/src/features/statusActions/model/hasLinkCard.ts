import type { StatusRecord } from '#features/entities/model/records.ts'
import { linkHost } from '#lib/linkHost.ts'

/** Whether a post shows a preview of the page that it links to. Its own files and a quoted post stand in that place. */
export function hasLinkCard({ card, attachments, quote }: Pick<StatusRecord, 'card' | 'attachments' | 'quote'>): boolean {
  return card !== null && attachments.length === 0 && quote === null && linkHost(card.url) !== null
}
