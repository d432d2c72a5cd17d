import type { StatusId } from '@rookery/api/wire/model'
import { createContext, use } from 'react'
import type { WritableCell } from '#lib/Cell.ts'

/** The post that is being answered on this screen, or null; a cell, so that opening an answer redraws that card and no other. */
export type ReplyTarget = WritableCell<StatusId | null>

export const ReplyContext = createContext<ReplyTarget | null>(null)

export function useReplyTarget(): ReplyTarget {
  const target = use(ReplyContext)
  if (target === null) throw new Error('Nobody keeps which post is answered. Put a <ReplyContext> above what shows posts; Screen has one.')
  return target
}
