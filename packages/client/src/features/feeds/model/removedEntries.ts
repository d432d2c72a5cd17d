import { compareIds } from '@rookery/api/wire/ids'
import type { FeedOrdering } from '@rookery/store/FeedState'
import type { EntryId } from './FeedState.ts'

/**
 * The known entries that a page from the top of the list no longer has, within the range of the page. They were deleted or removed while
 * this page was not notified.
 *
 * @param known newest first, all of them known before the page was asked for
 * @param page its entries in the server's order, and whether the list ends with it
 */
export function removedEntries<Id extends EntryId>(
  order: FeedOrdering['order'],
  known: readonly Id[],
  page: { readonly ids: readonly Id[]; readonly isWhole: boolean },
): ReadonlySet<Id> {
  const onPage = new Set(page.ids)
  const last = page.ids.at(-1)
  const end = order === 'byServer' ? known.findLastIndex((id) => onPage.has(id)) : -1
  const covers = (id: Id, index: number) => {
    if (page.isWhole) return true
    return order === 'byServer' ? index < end : last !== undefined && compareIds(id, last) > 0
  }
  return new Set(known.filter((id, index) => !onPage.has(id) && covers(id, index)))
}
