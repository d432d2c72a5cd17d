/** A row, and how far below the reading line it begins (px; negative when the line runs through it). */
export interface RowPosition<Id extends string = string> {
  readonly id: Id
  readonly offset: number
}

/** A row that begins so little above the line (px) begins at it: fractions are lost when the page is scrolled. */
const lost = 1

const blocks = new Set(['ARTICLE', 'BLOCKQUOTE', 'DIV', 'FIGURE', 'FOOTER', 'HEADER', 'LI', 'OL', 'P', 'PRE', 'SECTION', 'UL'])

/**
 * What must not move: the row at the reading line, and where that row begins above the line, the block inside it that is
 * read. So a picture that comes in the part of a post already scrolled past does not push the rest down.
 */
export class Anchor<Id extends string> {
  #place: RowPosition<Id>
  #block: { readonly element: Element; readonly offset: number } | null = null
  /** How high the row was taken to be when the line was put into it; null once that is known. */
  #estimate: number | null
  /** How far below its place it had to be left, where the page ends too early. */
  #left = 0

  /** Someone asked for this row at this place: it stands until the reader scrolls, though others come before it. */
  readonly isFirm: boolean

  /** @param guess the height of a row that was never drawn: the line then runs through the same part of it, however high it turns out */
  constructor(place: RowPosition<Id>, isFirm = false, estimate: number | null = null) {
    this.#place = place
    this.isFirm = isFirm
    this.#estimate = estimate
  }

  get place(): RowPosition<Id> {
    return this.#place
  }

  /** The reader scrolled down by this much, from where it stands. */
  scrolled(by: number): void {
    if (by === 0) return
    const moved = by - this.#left
    this.#left = 0
    this.#place = { id: this.#place.id, offset: this.#place.offset - moved }
    if (this.#block) this.#block = { element: this.#block.element, offset: this.#block.offset - moved }
  }

  /** It stands so far below its place, and cannot be brought there before more rows come. */
  leave(by: number): void {
    this.#left = by
  }

  /** How far below its place the row, or the block in it, has come to stand. Taken for corrected from here on. */
  movedIn(row: Element, line: number): number {
    const { top, height } = row.getBoundingClientRect()
    const stands = top - line
    if (this.#estimate !== null && this.#place.offset < 0) {
      this.#place = { id: this.#place.id, offset: (this.#place.offset * height) / this.#estimate }
    }
    this.#estimate = null
    const block = this.#block?.element.isConnected ? this.#block.element.getBoundingClientRect() : null
    const moved = this.#block && block && block.height > 0 ? block.top - line - this.#block.offset : stands - this.#place.offset
    this.#place = { id: this.#place.id, offset: stands - moved }
    return moved
  }

  /**
   * Looks for the block at the line, from the row inwards.
   * @param wanted a block of the row that is to be taken instead
   */
  lookInto(row: Element, line: number, desired?: Element | null): void {
    let element = desired ?? row
    for (let depth = 0; depth < 10 && element.getBoundingClientRect().top < line - lost; depth++) {
      const child = [...element.children].find((inner) => inner.getBoundingClientRect().bottom > line)
      if (!child || !blocks.has(child.tagName)) break
      element = child
    }
    this.#block = element === row ? null : { element, offset: element.getBoundingClientRect().top - line }
  }
}
