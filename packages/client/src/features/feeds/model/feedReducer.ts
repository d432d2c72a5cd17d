import { compareIds } from '@rookery/api/wire/ids'
import type { Cursor } from '@rookery/api/wire/model'
import { createFeedReducer } from '@rookery/store/createFeedReducer'
import type * as store from '@rookery/store/createFeedReducer'
import type { EntryId } from './FeedState.ts'
import type { LoadError } from '#features/notices/model/LoadError.ts'

/** Size of a page (spec 1, section 9). */
export const pageSize = 20

/** Size of an older page while the reader skims: a second shows more than the default page. */
export const skimmedPageSize = 40

export type FeedEvent<Id extends EntryId> = store.FeedEvent<Id, Cursor, LoadError>

/** The only way a feed changes. */
export const feedReducer = createFeedReducer<Cursor>({
  compareIds,
  cursorAfter: (id) => ({ max_id: id }),
  // Spec 1, section 4.
  maxShown: 50,
  maxPending: 200,
})
