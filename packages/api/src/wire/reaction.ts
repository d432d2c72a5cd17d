import { withoutColons } from './emoji.ts'
import { array, count, idOrNull, isTrue, items, line, record, urlOrNull } from './read.ts'
import type { AccountId, Reaction } from './model.ts'

/** The reaction under a post, or null when it has no name. Akkoma and Pleroma leave out `account_ids` in older versions. */
export function reactionOrNull(value: unknown): Reaction | null {
  const raw = record(value)
  const name = withoutColons(line(raw?.name))
  if (!raw || !name) return null
  return {
    name,
    count: count(raw.count),
    me: isTrue(raw.me),
    url: urlOrNull(raw.url),
    // A request for the reactions of one post returns complete accounts instead.
    accountIds: items(array(raw.account_ids).length > 0 ? raw.account_ids : raw.accounts, (item) =>
      idOrNull<AccountId>(record(item)?.id ?? item),
    ),
  }
}
