import type { StatusRecord } from '#features/entities/model/records.ts'
import { linkHost } from '#lib/linkHost.ts'

/** Whether a post shows its link card. Attachments and a quoted post replace it. */
export function hasLinkCard({ card, attachments, quote }: Pick<StatusRecord, 'card' | 'attachments' | 'quote'>): boolean {
  return card !== null && attachments.length === 0 && quote === null && linkHost(card.url) !== null
}
