import { afterDrawing } from '#lib/afterDrawing.ts'
import type { Stop } from '@rookery/store/Cell'
import { yieldToPage } from '#lib/yieldToPage.ts'

/** Number of rows in the first render. */
const atFirst = 4
/** Rows of the first slice after it; the next one is twice as large. */
const aSlice = 2

/**
 * How many rows a list that has just come may draw: those in sight, then, when they are painted, the others gradually, so that the
 * reader waits neither for invisible rows nor for the page to respond.
 */
export class RowSlices {
  #max = atFirst

  get max(): number {
    return this.#max
  }

  /** Calls back after the first paint and repeatedly, until it returns that all rows are rendered, or is stopped. */
  start(draw: () => 'more' | 'all'): Stop {
    let isStopped = false
    const go = async () => {
      let slice = aSlice
      while (!isStopped && this.#max < Number.POSITIVE_INFINITY) {
        this.#max += slice
        slice *= 2
        if (draw() === 'all') this.finish()
        await yieldToPage()
      }
    }
    const cancel = afterDrawing(window, () => void go())
    return () => {
      isStopped = true
      cancel()
    }
  }

  /** Scrolling or jumping renders all at once. */
  finish(): void {
    this.#max = Number.POSITIVE_INFINITY
  }
}
