const every = 60_000
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | null = null

/** Calls back once a minute while the page is seen, and when it is seen again. The first listener starts it, the last one stops it. */
export function onPulse(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === null) {
    timer = setInterval(beat, every)
    document.addEventListener('visibilitychange', beat)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0 || timer === null) return
    clearInterval(timer)
    timer = null
    document.removeEventListener('visibilitychange', beat)
  }
}

function beat(): void {
  if (document.hidden) return
  for (const listener of listeners) listener()
}
