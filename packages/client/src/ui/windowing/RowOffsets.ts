import type { RowEstimates } from './RowEstimates.ts'

/** Heights in px by row id. The owner of a list keeps one for each list, so that a return finds every row where it was. */
export type RowHeights = Map<string, number>

/** Where each row starts, counted from the top of the list; rows never measured count with the estimate. */
export class RowOffsets<Id extends string = string> {
  #ids: readonly Id[] = []
  #indexes = new Map<string, number>()
  #starts = new Float64Array(1)
  /** Rows from here on have to be counted again. */
  #stale = 0
  readonly #heights: RowHeights
  readonly #estimate: number
  readonly #estimates: RowEstimates | null

  /** @param estimate for rows that `estimates` does not know */
  constructor(heights: RowHeights, estimate: number, estimates: RowEstimates | null = null) {
    this.#heights = heights
    this.#estimate = estimate
    this.#estimates = estimates
  }

  get ids(): readonly Id[] {
    return this.#ids
  }

  setIds(ids: readonly Id[]): void {
    this.#ids = ids
    this.#indexes = new Map(ids.map((id, index) => [id, index]))
    if (this.#starts.length < ids.length + 1) this.#starts = new Float64Array(Math.ceil(ids.length * 1.5) + 1)
    this.#stale = 0
  }

  /** -1 for a row that is not in the list. */
  indexOf(id: string): number {
    return this.#indexes.get(id) ?? -1
  }

  /** The row nearest below one that goes, else above it; null where none of them stays. */
  survivor(id: string, stored: ReadonlySet<Id>): Id | null {
    const from = this.indexOf(id)
    const below = this.#ids.find((other, index) => index > from && stored.has(other))
    return below ?? this.#ids.findLast((other, index) => index < from && stored.has(other)) ?? null
  }

  /** The height that a row counts with until it has rendered; null afterwards. */
  estimateOf(id: string): number | null {
    const index = this.indexOf(id)
    return this.#heights.has(id) || index < 0 ? null : this.start(index + 1) - this.start(index)
  }

  setHeight(id: string, height: number): void {
    if (this.#heights.get(id) === height) return
    if (!this.#heights.has(id)) this.#estimates?.record(id, height)
    this.#heights.set(id, height)
    const index = this.indexOf(id)
    if (index >= 0) this.#stale = Math.min(this.#stale, index)
  }

  /** Defined from 0 to the number of rows, where it is the height of the whole list. */
  start(index: number): number {
    this.#count()
    return this.#starts[index] ?? 0
  }

  get total(): number {
    return this.start(this.#ids.length)
  }

  /** The row that covers this height; the first or last one beyond the ends, -1 in an empty list. */
  at(height: number): number {
    this.#count()
    let [low, high] = [0, this.#ids.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.start(middle) <= height) low = middle
      else high = middle - 1
    }
    return this.#ids.length === 0 ? -1 : low
  }

  #count(): void {
    for (let index = this.#stale; index < this.#ids.length; index++) {
      const id = this.#ids[index] ?? ''
      const height = this.#heights.get(id) ?? this.#estimates?.of(id) ?? this.#estimate
      this.#starts[index + 1] = (this.#starts[index] ?? 0) + height
    }
    this.#stale = this.#ids.length
  }
}
