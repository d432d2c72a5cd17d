import { createCell, type WritableCell } from '@rookery/store/Cell'
import type { PageState } from '#live/pageState.ts'

export interface TestPage extends PageState {
  readonly visible: WritableCell<boolean>
  readonly focused: WritableCell<boolean>
  /** Draws the next frame, a second after the one before unless the test says otherwise. */
  frame(afterMs?: number): void
  /** The person leaves. */
  leave(): void
}

/** A page without a browser: frames come when the test says so. */
export function createTestPage(): TestPage {
  const visible = createCell(true)
  let now = 0
  const waiting = new Set<(now: number) => void>()
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
    frame(afterMs = 1000) {
      if (!visible.get()) return
      now += afterMs
      const due = [...waiting]
      waiting.clear()
      for (const run of due) run(now)
    },
    leave() {
      for (const run of leaving) run()
    },
  }
}
