import type { Clock } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import type { PageState } from './pageState.ts'

/** Collects what arrives and hands it over once a frame; once a second while nobody looks. */
export interface FrameQueue<Item> {
  push(item: Item): void
  stop: Stop
}

const hiddenPause = 1000

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
      const timer = clock.after(hiddenPause, run)
      cancel = () => timer.cancel()
    }
  }

  // A requested animation frame does not come once the page is hidden.
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
