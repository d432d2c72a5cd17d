import type { StatusId } from '@rookery/api/wire/model'
import { createContext } from 'react'
import type { ThreadView } from './ThreadView.ts'
import type { WritableCell } from '@rookery/store/Cell'

/** Where a conversation is shown: on its own screen, or between the posts of a feed. */
export interface ThreadSurface {
  readonly opened: StatusId
  readonly view: ThreadView
  /** Shows one branch of the conversation; null shows all of it, with nothing folded. */
  dive(id: StatusId | null): void
  /** Keeps a post in place while its surroundings change. */
  keepInPlace(id: StatusId): void
  /** Gives the focus to a post that has a line. */
  focusOn(id: StatusId): void
  /** Reveals a post: unfolds the posts that hide it, and leaves a branch that does not contain it. */
  show(id: StatusId): void
  /** New replies that the reader has before their eyes. */
  readonly inView: WritableCell<ReadonlySet<StatusId>>
}

export const ThreadContext = createContext<ThreadSurface | null>(null)
