/** A row, and how far below the reading line it begins (px; negative when the line runs through it). */
export interface RowPosition<Id extends string = string> {
  readonly id: Id
  readonly offset: number
}

/** A row that begins so little above the line (px) begins at it: fractions are lost when the page is scrolled. */
const lost = 1

const blocks = new Set(['ARTICLE', 'BLOCKQUOTE', 'DIV', 'FIGURE', 'FOOTER', 'HEADER', 'LI', 'OL', 'P', 'PRE', 'SECTION', 'UL'])

/**
 * The anchor: the row at the reading line, its offset from the line, and the block inside it that is read. So an image that loads in an
 * already scrolled part of a post does not push the rest down.
 */
export class Anchor<Id extends string> {
  #place: RowPosition<Id>
  #block: { readonly element: Element; readonly offset: number } | null = null
  /** How high the row was taken to be when the line was put into it; null once that is known. */
  #estimate: number | null
  /** How far below its place it had to be left, where the page ends too early. */
  #left = 0

  /** The row was requested at this position: it stays there until the user scrolls, even if rows are added above it. */
  readonly isFirm: boolean

  /** @param guess the height of a row that was never rendered: the line then runs through the same part of it, however high it turns out */
  constructor(place: RowPosition<Id>, isFirm = false, estimate: number | null = null) {
    this.#place = place
    this.isFirm = isFirm
    this.#estimate = estimate
  }

  get place(): RowPosition<Id> {
    return this.#place
  }

  /** The user scrolled down by this much. */
  scrolled(by: number): void {
    if (by === 0) return
    const moved = by - this.#left
    this.#left = 0
    this.#place = { id: this.#place.id, offset: this.#place.offset - moved }
    if (this.#block) this.#block = { element: this.#block.element, offset: this.#block.offset - moved }
  }

  /** It is this far below its position, and cannot be moved there before more rows are rendered. */
  leave(by: number): void {
    this.#left = by
  }

  /** The distance that the row, or the block in it, has moved from its position. It counts as corrected afterwards. */
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
