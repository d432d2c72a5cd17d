import type { Cursor, NotificationId, StatusId } from '@rookery/api/wire/model'
import type * as store from '@rookery/store/FeedState'
import type { LoadError } from '#features/notices/model/LoadError.ts'

export type EntryId = StatusId | NotificationId

/** Missing posts or notifications between two loaded ones. */
export type GapRow<Id extends EntryId> = store.GapRow<Id, LoadError>

export type FeedRow<Id extends EntryId = StatusId> = store.FeedRow<Id, LoadError>

/** A list of posts or notifications. */
export type FeedState<Id extends EntryId = StatusId> = store.FeedState<Id, Cursor, LoadError>
