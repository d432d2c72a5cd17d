import type { Stop } from '@rookery/store/Cell'
import { isTyping } from '#lib/isTyping.ts'

export interface EarlyKeys {
  /** Returns the keys that were pressed so far, and ends the recording. */
  take(): readonly KeyboardEvent[]
  stop: Stop
}

/**
 * Records the keys that are pressed before their code is loaded, and loads it with each. If it fails to load, the keys are dropped, and
 * `onLost` is called if they may have been a shortcut. `first` are keys that were recorded before.
 */
export function keepEarlyKeys(
  window: Window,
  load: () => Promise<unknown>,
  { onLoad, onLost }: { onLoad(): void; onLost(): void },
  first: readonly KeyboardEvent[] = [],
): EarlyKeys {
  let early: KeyboardEvent[] | null = []

  function drop(): void {
    if (early?.splice(0).some(isLikeShortcut)) onLost()
  }

  function holdEarly(event: KeyboardEvent): void {
    if (!event.defaultPrevented && early?.push(event)) void load().then(onLoad, drop)
  }

  first.forEach(holdEarly)
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

/** A letter outside a text box. Tab, arrows and the browser's own keys work without this code. */
export function isLikeShortcut({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  return /^\S$/.test(key) && !ctrlKey && !altKey && !metaKey && !isTyping(target)
}
