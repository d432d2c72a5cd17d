import type { Scroller } from './Scroller.ts'

const restAfter = 160

/**
 * Decides when the scroll position may be written. During a drag or its momentum a browser ignores the write or stops, so corrections wait
 * until scrolling ends.
 */
export class ScrollHold {
  #touching = false
  #byTouch = false
  #rest: ReturnType<typeof setTimeout> | null = null

  get mayWrite(): boolean {
    return !this.#touching && this.#rest === null
  }

  /** Listens until the returned function is called; `onRest` runs each time a movement by touch has ended. */
  listen(scroller: Scroller, onRest: () => void): () => void {
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    const settle = () => {
      if (this.#touching || this.#rest === null) return
      clearTimeout(this.#rest)
      this.#rest = null
      onRest()
    }
    const wait = () => {
      if (!this.#byTouch) return
      if (this.#rest !== null) clearTimeout(this.#rest)
      this.#rest = setTimeout(settle, restAfter)
    }
    const release = () => {
      this.#touching = false
      wait()
    }
    scroller.events.addEventListener('touchstart', () => ([this.#touching, this.#byTouch] = [true, true]), options)
    scroller.events.addEventListener('touchend', release, options)
    scroller.events.addEventListener('touchcancel', release, options)
    scroller.events.addEventListener('wheel', () => (this.#byTouch = false), options)
    scroller.events.addEventListener('scroll', wait, options)
    return () => {
      stop.abort()
      if (this.#rest !== null) clearTimeout(this.#rest)
      this.#rest = null
    }
  }
}
