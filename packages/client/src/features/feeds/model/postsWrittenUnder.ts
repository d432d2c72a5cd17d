import type { StatusId } from '@rookery/api/wire/model'
import { createSlot } from '#features/session/model/Slot.ts'

/** Posts that stay in lists after their deletion, because a draft under them is open. */
export interface PostsWrittenUnder {
  has(id: StatusId): boolean
  /** Sets the check. Lists load before drafts, so there is none until then. */
  checkBy(check: (id: StatusId) => boolean): void
}

export const postsWrittenUnderOf = createSlot<PostsWrittenUnder>(() => {
  let isWrittenUnder = (_id: StatusId): boolean => false
  return {
    has: (id) => isWrittenUnder(id),
    checkBy(check) {
      isWrittenUnder = check
    },
  }
})
