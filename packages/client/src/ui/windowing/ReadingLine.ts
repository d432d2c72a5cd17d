import { scrollerOf, type Scroller } from './Scroller.ts'

/** Where the reader reads: the line below what sticks to the top of the page, or of the box that scrolls. */
export class ReadingLine {
  readonly scroller: Scroller
  /** How much higher the rows are drawn than counted, while the scroll position must not be written. */
  held = 0
  /** The line's distance from the top of what is seen: the height of what sticks there. */
  #inset = 0
  readonly #container: HTMLElement
  #top: number
  #listTop: number

  constructor(container: HTMLElement) {
    this.#container = container
    this.scroller = scrollerOf(container)
    this.#top = this.scroller.element.scrollTop
    this.readInset()
    this.#listTop = this.listTop
  }

  get inset(): number {
    return this.#inset
  }

  /** Styles say how much sticks to the top: another size of window or text changes it. */
  readInset(): void {
    this.#inset = Number.parseFloat(getComputedStyle(this.#container).scrollMarginTop) || 0
  }

  /** The list's top edge, from the top of all that scrolls. */
  get listTop(): number {
    const { element, top } = this.scroller
    return this.#container.getBoundingClientRect().top - top() + element.scrollTop
  }

  /** From the top of the list's rows, as of the last look at the scroll position. */
  get inList(): number {
    return this.#top + this.#inset - this.listTop + this.held
  }

  get inWindow(): number {
    return this.scroller.top() + this.#inset
  }

  /** What lies below the seen part, px. */
  get rest(): number {
    return this.#container.getBoundingClientRect().bottom - this.scroller.top() - this.scroller.height()
  }

  /** How far below the line the first row begins when all is scrolled to its top; 0 where it would be out of sight. */
  get topOffset(): number {
    const below = this.listTop - this.#inset
    return below > 0 && below < this.scroller.height() / 2 ? below : 0
  }

  /** How far the reader has scrolled since the last look. */
  scrolled(): number {
    const moved = this.scroller.element.scrollTop - this.#top
    this.#top += moved
    return moved
  }

  /** How far what stands above the list has moved it where the reader sees both; elsewhere the reader must not feel it. */
  pushed(): number {
    const before = this.#listTop
    this.#listTop = this.listTop
    return this.#top + this.#inset < this.#listTop ? this.#listTop - before : 0
  }
}
