import type { Clock, Timer } from '@rookery/api/http/Clock'
import { createSlot } from '#features/session/model/Slot.ts'
import type { Stop } from '@rookery/store/Cell'
import { createKeyedListeners } from '@rookery/store/KeyedListeners'
import { composersOf, type Composers } from './Composers.ts'
import type { ComposerState } from './composerReducer.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'

/** Drafts with a delay, for computations on the whole text: on each key they would delay the next one. */
export interface DebouncedComposers {
  /** The same object until the next delayed update. */
  get(key: DraftKey): ComposerState
  subscribe(key: DraftKey, listener: () => void): Stop
}

export const debouncedComposersOf = createSlot((session) => createDebouncedComposers(composersOf(session), session.clock))

/** Milliseconds from a change to the update; longer for a text that takes longer to process. */
const debounceMs = ({ data }: ComposerState) => Math.min(150 + data.status.length / 10, 1000)

interface Watched {
  state: ComposerState
  timer: Timer | null
  readers: number
  readonly stop: Stop
}

export function createDebouncedComposers(composers: Pick<Composers, 'get' | 'subscribe'>, clock: Clock): DebouncedComposers {
  const listeners = createKeyedListeners<DraftKey>()
  const watched = new Map<DraftKey, Watched>()

  function watch(key: DraftKey): Watched {
    const look = () => {
      one.timer = null
      one.state = composers.get(key)
      listeners.notify(key)
    }
    const stop = composers.subscribe(key, () => (one.timer ??= clock.after(debounceMs(composers.get(key)), look)))
    const one: Watched = { state: composers.get(key), timer: null, readers: 0, stop }
    watched.set(key, one)
    return one
  }

  return {
    get: (key) => watched.get(key)?.state ?? composers.get(key),
    subscribe(key, listener) {
      const one = watched.get(key) ?? watch(key)
      one.readers += 1
      const stop = listeners.subscribe(key, listener)
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        stop()
        one.readers -= 1
        if (one.readers > 0) return
        one.stop()
        one.timer?.cancel()
        watched.delete(key)
      }
    },
  }
}
