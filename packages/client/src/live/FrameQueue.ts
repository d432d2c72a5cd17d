import type { Clock } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

/** Collects items and flushes them once a frame, or once a second while the page is hidden. */
export interface FrameQueue<Item> {
  push(item: Item): void
  stop: Stop
}

const hiddenIntervalMs = 1000

export function createFrameQueue<Item>(page: PageState, clock: Clock, flush: (items: readonly Item[]) => void): FrameQueue<Item> {
  let items: Item[] = []
  let cancel: Stop | null = null

  function run(): void {
    cancel = null
    const ready = items
    items = []
    flush(ready)
  }

  function schedule(): void {
    if (cancel || items.length === 0) return
    if (page.visible.get()) {
      cancel = page.nextFrame(run)
    } else {
      const timer = clock.after(hiddenIntervalMs, run)
      cancel = () => timer.cancel()
    }
  }

  // A requested animation frame does not fire once the page is hidden.
  const stopWatching = page.visible.subscribe(() => {
    cancel?.()
    cancel = null
    schedule()
  })

  return {
    push(item) {
      items.push(item)
      schedule()
    },
    stop() {
      stopWatching()
      cancel?.()
      items = []
    },
  }
}
