import type { StatusId } from '@rookery/api/wire/model'
import type { Stop } from '@rookery/store/Cell'
import { createKeyedListeners } from '@rookery/store/KeyedListeners'
import { createSlot } from '#features/session/model/Slot.ts'

/**
 * The parts of a post that can be folded: everything under its subject, the rest of a long subject, the rest of a tall post, its sensitive
 * attachments.
 */
export type FoldablePart = 'body' | 'subject' | 'height' | 'media'

/** Parts that the user folded or unfolded, so that a post that scrolls back looks the same. Lives as long as the page. */
export interface Folds {
  /** The user's choice; undefined without one. */
  isOpen(id: StatusId, what: FoldablePart): boolean | undefined
  set(id: StatusId, what: FoldablePart, open: boolean): void
  subscribe(id: StatusId, listener: () => void): Stop
}

export const foldsOf = createSlot(createFolds)

function createFolds(): Folds {
  const chosen = new Map<string, boolean>()
  const listeners = createKeyedListeners<StatusId>()
  return {
    isOpen: (id, what) => chosen.get(`${what}:${id}`),
    set(id, what, open) {
      chosen.set(`${what}:${id}`, open)
      listeners.notify(id)
    },
    subscribe: listeners.subscribe,
  }
}
