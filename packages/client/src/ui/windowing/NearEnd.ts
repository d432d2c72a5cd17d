const distance = 750
const askAgainAfter = 1000

/** Asks for more rows near the end: once for each list, and for the same list again only when the reader goes on scrolling. */
export class NearEnd {
  #askedFor: readonly unknown[] | null = null
  #askedAt = 0

  /** `rest` is what lies below the seen part, px. True when it is time to ask. */
  isTime(ids: readonly unknown[], rest: number, scrolled: boolean): boolean {
    if (rest > distance || ids.length === 0) return false
    const now = performance.now()
    if (this.#askedFor === ids && !(scrolled && now - this.#askedAt >= askAgainAfter)) return false
    this.#askedFor = ids
    this.#askedAt = now
    return true
  }
}
