import type { RowOffsets } from './RowOffsets.ts'

/** The rows that are in the document, and how high they are there. */
export class DrawnRows<Id extends string> {
  readonly #elements = new Map<Id, HTMLElement>()
  #resize: ResizeObserver | null = null
  readonly #unobserved = new Set<HTMLElement>()

  get byId(): ReadonlyMap<Id, HTMLElement> {
    return this.#elements
  }

  /** The element of a row has come; the returned function is called when it goes. */
  add(id: Id, element: HTMLElement): () => void {
    this.#elements.set(id, element)
    this.observe(element)
    return () => {
      this.#resize?.unobserve(element)
      if (this.#elements.get(id) === element) this.#elements.delete(id)
    }
  }

  /** Calls back when a row or the page changes its size, until the returned function is called. */
  watch(onResize: () => void): () => void {
    this.#resize = new ResizeObserver(onResize)
    this.observe(document.body)
    for (const element of this.#elements.values()) this.observe(element)
    return () => {
      this.#resize?.disconnect()
      this.#resize = null
    }
  }

  /**
   * From the next frame on: elements that are observed during a resize callback would be reported too late, which browsers log as an error.
   */
  observe(element: HTMLElement): void {
    this.#resize?.unobserve(element)
    if (this.#unobserved.size === 0) requestAnimationFrame(() => this.#observeWaiting())
    this.#unobserved.add(element)
  }

  #observeWaiting(): void {
    for (const element of this.#unobserved) if (element.isConnected) this.#resize?.observe(element, { box: 'border-box' })
    this.#unobserved.clear()
  }

  measure(offsets: RowOffsets<Id>): void {
    for (const [id, element] of this.#elements) {
      const { width, height } = element.getBoundingClientRect()
      if (width > 0) offsets.setHeight(id, height)
    }
  }
}
