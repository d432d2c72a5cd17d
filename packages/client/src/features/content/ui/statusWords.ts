import { textOf } from '@rookery/content'
import { withoutLeadingMentions } from '@rookery/content/leadingMentions'
import { withoutQuoteLine } from '@rookery/content/withoutQuoteLine'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import { quoteOptions } from './quoteOptions.ts'

/** A post's plain text for a short excerpt, without leading mentions and the quote line. */
export function statusWords({ statuses }: Pick<Entities, 'statuses'>, status: StatusRecord): string {
  const { quoted } = quoteOptions(status, status.quote?.id == null ? undefined : statuses.get(status.quote.id))
  const { nodes } = contentTreeOf(status)
  return textOf(withoutLeadingMentions(quoted ? withoutQuoteLine(nodes, quoted) : nodes))
}
