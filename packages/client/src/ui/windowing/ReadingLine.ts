import type { Scroller } from './Scroller.ts'

/** So long after it an input may still move the page, ms. */
const lasts = 3000

const forwards: ReadonlySet<string> = new Set(['ArrowDown', 'End', 'PageDown', ' '])

/** Whether the reader's last word was to go forwards. */
class ReaderInput {
  #forwardsAt = -Infinity

  get isForwards(): boolean {
    return performance.now() - this.#forwardsAt < lasts
  }

  listen({ events }: Scroller, signal: AbortSignal): void {
    const options = { passive: true, capture: true, signal }
    const take = (event: Event) => {
      const goesOn = event instanceof WheelEvent ? event.deltaY > 0 : event instanceof KeyboardEvent && goesForwards(event)
      this.#forwardsAt = goesOn ? performance.now() : -Infinity
    }
    for (const kind of ['wheel', 'keydown', 'pointerdown', 'touchstart']) events.addEventListener(kind, take, options)
  }
}

const goesForwards = ({ key, shiftKey }: KeyboardEvent) => forwards.has(key) && !shiftKey

/** The reading line: below the sticky headers of the page, or of the scroll container. */
export class ReadingLine {
  readonly scroller: Scroller
  /** How much higher the rows are drawn than counted, while the scroll position must not be written. */
  held = 0
  /** Distance of the line from the top of the viewport: the height of sticky elements. */
  #inset = 0
  readonly #container: HTMLElement
  #top: number
  #listTop: number
  /** How high all is that scrolls, and by how much it became less since the reader began to go forwards. */
  #height = 0
  #shorter = 0
  readonly #input = new ReaderInput()

  constructor(container: HTMLElement, scroller: Scroller, signal: AbortSignal) {
    this.#container = container
    this.scroller = scroller
    this.#top = this.scroller.element.scrollTop
    this.readInset()
    this.#listTop = this.listTop
    this.#input.listen(scroller, signal)
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

  /** The field of a form that has the focus, where it can be seen; null elsewhere. */
  get written(): Element | null {
    const field = document.activeElement
    const box = field?.closest('form') && field.getBoundingClientRect()
    return box && box.bottom > this.inWindow && box.top < innerHeight ? field : null
  }

  /** Height below the viewport, px. */
  get rest(): number {
    return this.#container.getBoundingClientRect().bottom - this.scroller.top() - this.scroller.height()
  }

  /** How far below the line the first row begins when all is scrolled to its top; 0 where it would be out of sight. */
  get topOffset(): number {
    const below = this.listTop - this.#inset
    return below > 0 && below < this.scroller.height() / 2 ? below : 0
  }

  /**
   * Scrolls to the beginning of the list: to the top, or, if most of the viewport above the list is other content (a profile card), to its
   * first row below sticky elements.
   */
  goToTop(): void {
    const above = this.listTop - this.#inset
    this.scroller.element.scrollTo({ top: above < this.scroller.height() / 2 ? 0 : above })
  }

  /**
   * The distance that the user has scrolled since the last check. The browser's own corrections are excluded: if the page became shorter,
   * it moves the position to the new end. WebKit does so in the middle of a layout, and the page may end a little later after it. Chromium
   * does so twice if its scrolling was ahead of the page. The user then moves back while scrolling forwards, by no more than the page
   * became shorter.
   */
  scrolled(): number {
    const { clientHeight, scrollHeight, scrollTop } = this.scroller.element
    // Only the position has fractions.
    const isBeyondEnd = this.#top >= scrollHeight - clientHeight + 1
    const moved = scrollTop - this.#top
    this.#top = scrollTop
    this.#shorter = this.#input.isForwards ? this.#shorter + Math.max(0, this.#height - scrollHeight) : 0
    this.#height = scrollHeight
    if (moved >= 0) return moved
    const isCutTwice = -moved <= this.#shorter
    if (isCutTwice) this.#shorter = 0
    return isCutTwice || isBeyondEnd ? 0 : moved
  }

  /** The distance that content above the list has moved it if both are visible; elsewhere the movement must be compensated. */
  pushed(): number {
    const before = this.#listTop
    this.#listTop = this.listTop
    return this.#top + this.#inset < this.#listTop ? this.#listTop - before : 0
  }
}
