const intervalMs = 200

/** Calls back at most five times a second, and a last time when it stops. */
export class Throttle {
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #notify: () => void

  constructor(notify: () => void) {
    this.#notify = notify
  }

  soon(): void {
    this.#timer ??= setTimeout(() => this.flush(), intervalMs)
  }

  /** Calls back for the pending change before other listeners store data on leaving the page. */
  flushOnLeaving(signal: AbortSignal): void {
    const leave = () => this.flush()
    window.addEventListener('pagehide', leave, { capture: true, signal })
    document.addEventListener('visibilitychange', leave, { capture: true, signal })
  }

  flush(): void {
    if (this.#timer === null) return
    clearTimeout(this.#timer)
    this.#timer = null
    this.#notify()
  }
}
