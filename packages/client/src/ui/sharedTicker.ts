import { countedInSeconds } from './formatRelativeTime.ts'

const second = 1000
const minute = 60_000
/** Each listener with its time. */
const listeners = new Map<() => void, number>()
let timer: ReturnType<typeof setInterval> | null = null
let intervalMs = 0
let lastWhole = 0

/**
 * Calls back once a minute while the page is seen, and when it is seen again; once a second while `then` is so near that seconds are
 * counted. The first listener starts it, the last one stops it.
 */
export function onSharedTick(listener: () => void, then: number): () => void {
  listeners.set(listener, then)
  const isCounting = isNear(then, Date.now())
  if (intervalMs === 0) document.addEventListener('visibilitychange', beat)
  if (intervalMs === 0 || isCounting) run(isCounting ? second : minute)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', beat)
    run(0)
  }
}

function beat(): void {
  if (document.hidden) return
  const now = Date.now()
  const isWhole = intervalMs === minute || now - lastWhole >= minute
  if (isWhole) lastWhole = now
  // A time that is just over a minute old changes its unit, too.
  for (const [listener, then] of listeners) if (isWhole || isNear(then, now - intervalMs)) listener()
  if (listeners.size > 0) run([...listeners.values()].some((then) => isNear(then, now)) ? second : minute)
}

/** Beats so often; 0 is never. */
function run(ms: number): void {
  if (ms === intervalMs) return
  if (timer !== null) clearInterval(timer)
  if (intervalMs === 0) lastWhole = Date.now()
  intervalMs = ms
  timer = ms === 0 ? null : setInterval(beat, ms)
}

function isNear(then: number, now: number): boolean {
  return Math.abs(then - now) < countedInSeconds
}
