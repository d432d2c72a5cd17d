import type { StatusId } from '@rookery/api/wire/model'
import { createContext, use } from 'react'
import type { WritableCell } from '@rookery/store/Cell'
import { useCellPart } from '#lib/useCell.ts'

/** Drafts that belong under a post. */
export type WrittenUnder = `reply:${StatusId}` | `quote:${StatusId}`

/** The draft under a post that is open on this screen, or null; a cell, so that opening it renders that card only. */
export type ReplyTarget = WritableCell<WrittenUnder | null>

export const ReplyContext = createContext<ReplyTarget | null>(null)

export function useReplyTarget(): ReplyTarget {
  const target = use(ReplyContext)
  if (target === null) throw new Error('No <ReplyContext> above this post. Screen has one.')
  return target
}

/** The draft that is open under a post; null if none is. */
export function useWrittenUnder(id: StatusId): WrittenUnder | null {
  return useCellPart(useReplyTarget(), (written) => (written?.endsWith(`:${id}`) ? written : null))
}
