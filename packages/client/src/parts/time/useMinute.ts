import { useSyncExternalStore } from 'react'

/** Relative times are drawn again every 60 s (spec 2, section 9), all by one timer that runs only while something shows a time. */
const every = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let minute = 0

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(() => {
    minute += 1
    for (const run of listeners) run()
  }, every)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** A number that changes once a minute. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => minute)
}
