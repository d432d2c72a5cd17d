import { compareIds } from '@rookery/api/wire/ids'
import type { AccountId, StatusId } from '@rookery/api/wire/model'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'

/** How replies to one post are ordered. */
export type ThreadSort = SettingValues['conversationSort']

/** Compares replies: smaller rank first, then older first. A rank is read once and cached, so that a new favourite does not move posts. */
export function replyOrder(sort: ThreadSort, entities: Entities, me: AccountId | null): (a: StatusId, b: StatusId) => number {
  if (sort === 'time') return compareIds
  if (sort === 'newest') return (a, b) => compareIds(b, a)
  const ranks = new Map<StatusId, number>()
  const rankOf = (id: StatusId): number => {
    const rank = ranks.get(id) ?? (sort === 'reactions' ? -responsesTo(id, entities) : isFollowed(id, entities, me) ? 0 : 1)
    ranks.set(id, rank)
    return rank
  }
  return (a, b) => rankOf(a) - rankOf(b) || compareIds(a, b)
}

/** Favourites, repeats and reactions together. */
function responsesTo(id: StatusId, { statuses }: Entities): number {
  const status = statuses.get(id)
  if (!status) return 0
  return status.favouritesCount + status.reblogsCount + status.reactions.reduce((sum, { count }) => sum + count, 0)
}

/** By a followed account, or by the user. */
function isFollowed(id: StatusId, { statuses, relationships }: Entities, me: AccountId | null): boolean {
  const author = statuses.get(id)?.accountId
  return author !== undefined && (author === me || (relationships.get(author)?.following ?? false))
}
