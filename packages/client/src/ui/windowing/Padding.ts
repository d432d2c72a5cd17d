/** The space of the rows that are left out before and after the rendered ones. */
export class Padding {
  #before = 0
  #after = 0

  /** Whether it became another one. */
  set(container: HTMLElement, before: number, after: number): boolean {
    if (before === this.#before && after === this.#after) return false
    this.#before = before
    this.#after = after
    container.style.paddingBlock = `${before}px ${after}px`
    return true
  }
}
