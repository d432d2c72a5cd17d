import type { RowOffsets } from './RowOffsets.ts'

/** Rows are rendered this far beyond the viewport: at least 600 px, so that a wheel step finds them. */
const spareOf = (height: number) => Math.max(600, height * 0.75)

/**
 * The rows around the viewport. They stay while at least half of the margin is left on both sides: so a reader who scrolls gets several rows
 * in one drawing, which costs less than a drawing and a layout for each.
 */
export class SpareRows<Id extends string> {
  #first: Id | undefined
  #last: Id | undefined

  /** The indexes of the first and the last one, for a viewport so far below the top of the rows. */
  around(offsets: RowOffsets<Id>, from: number, height: number): readonly [first: number, last: number] {
    const spare = spareOf(height)
    const within = (margin: number) => [offsets.at(from - margin), offsets.at(from + height + margin)] as const
    const [needed, max] = [within(spare / 2), within(spare * 1.5)]
    const [first, last] = [this.#indexOf(this.#first, offsets), this.#indexOf(this.#last, offsets)]
    if (max[0] <= first && first <= needed[0] && needed[1] <= last && last <= max[1]) return [first, last]
    const range = within(spare)
    ;[this.#first, this.#last] = [offsets.ids[range[0]], offsets.ids[range[1]]]
    return range
  }

  #indexOf(id: Id | undefined, offsets: RowOffsets<Id>): number {
    return id === undefined ? -1 : offsets.indexOf(id)
  }
}
