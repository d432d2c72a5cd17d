import type { AccountId } from '@rookery/api/wire/model'
import { createContext, use } from 'react'
import { kindOf, subjectOf, type StatusFeedKey } from '#features/addresses/model/FeedKey.ts'
import type { FilterView } from './FilterVerdict.ts'

const elsewhere: FilterView = { kind: 'timeline', place: 'public' }

/** Where the posts below are shown: some rules apply in some places only. */
export const FilterViewContext = createContext<FilterView>(elsewhere)

export const useFilterView = (): FilterView => use(FilterViewContext)

/** How a feed shows posts. */
export function viewOfFeed(feed: StatusFeedKey): FilterView {
  const { seenIn } = kindOf(feed)
  // The subject of a person's posts was their id when the key was made.
  if (seenIn === 'profile') return { kind: 'profile', of: subjectOf(feed) as AccountId }
  return seenIn === 'public' ? elsewhere : { kind: 'timeline', place: 'home' }
}
