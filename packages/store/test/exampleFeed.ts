import { createFeedReducer, type FeedEvent } from '../src/createFeedReducer.ts'
import type { FeedState } from '../src/FeedState.ts'

/** Where a page of the tests starts. */
export interface ExampleCursor {
  readonly before: string
}

/** A failed load of the tests. */
export interface ExampleFailure {
  readonly status: number
}

export type ExampleFeed = FeedState<string, ExampleCursor, ExampleFailure>
export type ExampleEvent = FeedEvent<string, ExampleCursor, ExampleFailure>

/** Orders ids by length, then by character, as servers with long numbers do. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length
  return one < other ? -1 : one > other ? 1 : 0
}

/** Entries of a page. */
export const pageSize = 20

export const feedReducer = createFeedReducer<ExampleCursor>({
  compareIds,
  cursorAfter: (id) => ({ before: id }),
  maxShown: 50,
  maxPending: 200,
})
