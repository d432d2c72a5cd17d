/** A row, and how far below the reading line it begins (px; negative when the line runs through it). */
export interface Place<Id extends string = string> {
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
  #place: Place<Id>
  #block: { readonly element: Element; readonly offset: number } | null = null

  /** Someone asked for this row at this place: it stands until the reader scrolls, though others come before it. */
  readonly isFirm: boolean

  constructor(place: Place<Id>, isFirm = false) {
    this.#place = place
    this.isFirm = isFirm
  }

  get place(): Place<Id> {
    return this.#place
  }

  /** The reader scrolled down by this much. */
  scrolled(by: number): void {
    this.#place = { id: this.#place.id, offset: this.#place.offset - by }
    if (this.#block) this.#block = { element: this.#block.element, offset: this.#block.offset - by }
  }

  /** How far below its place the row, or the block in it, has come to stand. Taken for corrected from here on. */
  movedIn(row: Element, line: number): number {
    const stands = row.getBoundingClientRect().top - line
    const block = this.#block?.element.isConnected ? this.#block.element.getBoundingClientRect() : null
    const moved = this.#block && block && block.height > 0 ? block.top - line - this.#block.offset : stands - this.#place.offset
    this.#place = { id: this.#place.id, offset: stands - moved }
    return moved
  }

  /** Looks for the block at the line, from the row inwards. */
  lookInto(row: Element, line: number): void {
    let element = row
    for (let depth = 0; depth < 10 && element.getBoundingClientRect().top < line - lost; depth++) {
      const child = [...element.children].find((inner) => inner.getBoundingClientRect().bottom > line)
      if (!child || !blocks.has(child.tagName)) break
      element = child
    }
    this.#block = element === row ? null : { element, offset: element.getBoundingClientRect().top - line }
  }
}
