/** Height below the viewport, px (spec 1, section 9), and for a reader who reaches it so often that the next rows would come too late. */
const distance = { reading: 750, skimming: 6000 }

/** Two requests in this time are those of a reader who skims, until one is later. */
const skimmingMs = 4000
const askAgainAfter = 1000

/** Requests more rows near the end: once for each list, and for the same list again only when the user continues to scroll. */
export class NearEnd {
  #askedFor: readonly unknown[] | null = null
  #askedAt = -Infinity
  #isSkimming = false

  /** `rest` is the height below the viewport, px. Returns true if more rows are needed. */
  isTime(ids: readonly unknown[], rest: number, scrolled: boolean, now = performance.now()): boolean {
    const isSoon = now - this.#askedAt < skimmingMs
    if (ids.length === 0 || rest > (isSoon && this.#isSkimming ? distance.skimming : distance.reading)) return false
    if (this.#askedFor === ids && !(scrolled && now - this.#askedAt >= askAgainAfter)) return false
    this.#isSkimming = isSoon && this.#askedFor !== ids
    this.#askedFor = ids
    this.#askedAt = now
    return true
  }
}
