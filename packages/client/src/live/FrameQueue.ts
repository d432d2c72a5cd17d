import type { Clock } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

/** Collects items and flushes the first in the next frame, those after it a few times a second, and less often while the page is hidden. */
export interface FrameQueue<Item> {
  push(item: Item): void
  stop: Stop
}

const hiddenIntervalMs = 1000

/** Each flush renders rows and measures them. Readers follow three changes a second, and no more. */
const intervalMs = 300

export function createFrameQueue<Item>(page: PageState, clock: Clock, flush: (items: readonly Item[]) => void): FrameQueue<Item> {
  let items: Item[] = []
  let cancel: Stop | null = null
  let flushedAt = -Infinity

  // Frames continue by themselves, so that no timer is needed.
  function onFrame(now: number): void {
    if (now - flushedAt < intervalMs) {
      cancel = page.nextFrame(onFrame)
      return
    }
    flushedAt = now
    run()
  }

  function run(): void {
    cancel = null
    const ready = items
    items = []
    flush(ready)
  }

  function schedule(): void {
    if (cancel || items.length === 0) return
    if (page.visible.get()) {
      cancel = page.nextFrame(onFrame)
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
