const distance = 750
const askAgainAfter = 1000

/** Requests more rows near the end: once for each list, and for the same list again only when the user continues to scroll. */
export class NearEnd {
  #askedFor: readonly unknown[] | null = null
  #askedAt = 0

  /** `rest` is the height below the viewport, px. Returns true if more rows are needed. */
  isTime(ids: readonly unknown[], rest: number, scrolled: boolean): boolean {
    if (rest > distance || ids.length === 0) return false
    const now = performance.now()
    if (this.#askedFor === ids && !(scrolled && now - this.#askedAt >= askAgainAfter)) return false
    this.#askedFor = ids
    this.#askedAt = now
    return true
  }
}
