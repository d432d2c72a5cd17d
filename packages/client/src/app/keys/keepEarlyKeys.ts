import type { Stop } from '@rookery/store/Cell'
import { isTyping } from '#lib/isTyping.ts'

export interface EarlyKeys {
  /** Gives the keys that were pressed so far, and keeps no more. */
  take(): readonly KeyboardEvent[]
  stop: Stop
}

/**
 * Keeps the keys that are pressed before their code is there, and fetches it with each. Keys whose code cannot be had are dropped, and
 * `onLost` says so where the person may have wanted an action.
 */
export function keepEarlyKeys(
  window: Window,
  load: () => Promise<unknown>,
  { onLoad, onLost }: { onLoad(): void; onLost(): void },
): EarlyKeys {
  let early: KeyboardEvent[] | null = []

  function drop(): void {
    if (early?.splice(0).some(isLikeShortcut)) onLost()
  }

  function holdEarly(event: KeyboardEvent): void {
    if (early?.push(event)) void load().then(onLoad, drop)
  }

  window.addEventListener('keydown', holdEarly)
  return {
    take() {
      const keys = early ?? []
      early = null
      return keys
    },
    stop: () => window.removeEventListener('keydown', holdEarly),
  }
}

/** A letter outside a text. Nobody misses what Tab, arrows and keys of the browser would have done besides. */
function isLikeShortcut({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  return /^\S$/.test(key) && !ctrlKey && !altKey && !metaKey && !isTyping(target)
}
