import { compareIds } from '@rookery/api/wire/ids'
import type { UserList } from '@rookery/api/wire/userList'

/** Lists in the user's order. Lists that were never moved come first, newest first (spec 1, section 2). */
export function sortByOwnOrder(lists: readonly UserList[], order: readonly string[]): readonly UserList[] {
  const places = new Map(order.map((id, place) => [id, place]))
  const placeOf = ({ id }: UserList) => places.get(id) ?? -1
  return lists.toSorted((a, b) => placeOf(a) - placeOf(b) || compareIds(b.id, a.id))
}

/** The ids of the lists after one has swapped places with its neighbour. */
export function moveList(lists: readonly UserList[], from: number, by: 1 | -1): readonly string[] {
  const ids = lists.map(({ id }) => id)
  const to = from + by
  const [moved, other] = [ids[from], ids[to]]
  if (moved === undefined || other === undefined) return ids
  return ids.with(from, other).with(to, moved)
}
