import { createCell, type WritableCell } from '@rookery/store/Cell'
import type { PageState } from '#live/pageState.ts'

export interface TestPage extends PageState {
  readonly visible: WritableCell<boolean>
  readonly focused: WritableCell<boolean>
  /** Draws the next frame. */
  frame(): void
  /** The person leaves. */
  leave(): void
}

/** A page without a browser: frames come when the test says so. */
export function createTestPage(): TestPage {
  const visible = createCell(true)
  const waiting = new Set<() => void>()
  const leaving = new Set<() => void>()
  return {
    visible,
    focused: createCell(true),
    nextFrame(run) {
      waiting.add(run)
      return () => waiting.delete(run)
    },
    onLeave(run) {
      leaving.add(run)
      return () => leaving.delete(run)
    },
    frame() {
      if (!visible.get()) return
      const due = [...waiting]
      waiting.clear()
      for (const run of due) run()
    },
    leave() {
      for (const run of leaving) run()
    },
  }
}
