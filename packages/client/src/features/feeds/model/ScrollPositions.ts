import type { Clock, Timer } from '@rookery/api/http/Clock'
import type { Stop } from '@rookery/store/Cell'
import { createListeners } from '@rookery/store/Listeners'
import type { AccountStorage } from '#features/session/model/AccountStorage.ts'
import type { FeedKey } from '#features/addresses/model/FeedKey.ts'

/** The scroll position of a feed: an entry, and the distance of its top from the top of the window. */
export interface ScrollPosition {
  readonly id: string
  /** CSS pixels; negative if the entry starts above the window. */
  readonly offset: number
}

/** The scroll position of each feed, stored over reloads and crashes. */
export interface ScrollPositions {
  /** @param view tells two views of one feed apart; empty for the one that fills a screen */
  get(key: FeedKey, view?: string): ScrollPosition | null
  /** Call it on every scroll; it is written when scrolling stops. */
  store(key: FeedKey, place: ScrollPosition, view?: string): void
  /** Called when scrolling stops at another position. */
  onRest(listener: () => void): Stop
  take(stored: unknown): void
  flush(): Promise<void>
}

export const placesKey = 'places'

/** The oldest positions are dropped. */
const maxPositions = 100

/** Scrolling has stopped after this time without movement. Writing earlier would slow it down. */
const rest = 1000

export function createScrollPositions(storage: AccountStorage, clock: Clock): ScrollPositions {
  const places = new Map<string, ScrollPosition>()
  const rests = createListeners()
  let timer: Timer | null = null

  async function flush(): Promise<void> {
    if (!timer) return
    timer.cancel()
    timer = null
    await storage.set(placesKey, [...places])
  }

  function rested(): void {
    void flush()
    rests.notify()
  }

  return {
    get: (key, view = '') => places.get(placeKey(key, view)) ?? null,
    store(key, place, view = '') {
      places.delete(placeKey(key, view))
      places.set(placeKey(key, view), place)
      for (const oldest of places.keys()) {
        if (places.size <= maxPositions) break
        places.delete(oldest)
      }
      timer?.cancel()
      timer = clock.after(rest, rested)
    },
    onRest: rests.subscribe,
    take(stored) {
      if (!Array.isArray(stored)) return
      for (const entry of stored) if (isPlaceOfKey(entry)) places.set(entry[0], entry[1])
    },
    flush,
  }
}

const placeKey = (key: FeedKey, view: string) => (view === '' ? key : `${key} ${view}`)

function isPlaceOfKey(value: unknown): value is readonly [string, ScrollPosition] {
  return Array.isArray(value) && typeof value[0] === 'string' && isPlace(value[1])
}

function isPlace(value: unknown): value is ScrollPosition {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('offset' in value)) return false
  return typeof value.id === 'string' && typeof value.offset === 'number' && Number.isFinite(value.offset)
}
