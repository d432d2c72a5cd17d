const every = 200

/** Tells something at most five times a second, and what is left when it stops. */
export class Teller {
  #timer: ReturnType<typeof setTimeout> | null = null
  readonly #notify: () => void

  constructor(notify: () => void) {
    this.#notify = notify
  }

  soon(): void {
    this.#timer ??= setTimeout(() => this.flush(), every)
  }

  /** Tells what is left before others hear that the page is left: they keep it. */
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
