import type { Scroller } from './Scroller.ts'

/** So long after it an input may still move the page, ms. */
const lasts = 3000

const forwards: ReadonlySet<string> = new Set(['ArrowDown', 'End', 'PageDown', ' '])

/** Whether the reader's last word was to go forwards. */
export class ReaderInput {
  #forwardsAt = -Infinity

  get isForwards(): boolean {
    return performance.now() - this.#forwardsAt < lasts
  }

  listen({ events }: Scroller, signal: AbortSignal): void {
    const options = { passive: true, capture: true, signal }
    const take = (event: Event) => {
      const goesOn = event instanceof WheelEvent ? event.deltaY > 0 : event instanceof KeyboardEvent && goesForwards(event)
      this.#forwardsAt = goesOn ? performance.now() : -Infinity
    }
    for (const kind of ['wheel', 'keydown', 'pointerdown', 'touchstart']) events.addEventListener(kind, take, options)
  }
}

const goesForwards = ({ key, shiftKey }: KeyboardEvent) => forwards.has(key) && !shiftKey
