import { articleBeside } from '#ui/lists/SteppedList.ts'

import type { RowOffsets } from './RowOffsets.ts'

/** Which row has the focus, and which one takes it as soon as it is in the document. Both are rendered wherever they are. */
export class RowFocus<Id extends string> {
  focused: Id | null = null
  wanted: Id | null = null
  readonly #rows: ReadonlyMap<Id, HTMLElement>

  constructor(rows: ReadonlyMap<Id, HTMLElement>) {
    this.#rows = rows
  }

  /** Listens until the returned function is called. */
  listen(container: HTMLElement): () => void {
    // A window that loses the focus keeps its active element, and so the row.
    const note = (event: Event) => {
      const left = this.focused
      this.focused = this.#rowOf(event.type === 'focusin' ? event.target : document.activeElement)
      if (event.type === 'focusout' && this.focused === null) queueMicrotask(() => this.#takeBack(left, event.target))
    }
    container.addEventListener('focusin', note)
    container.addEventListener('focusout', note)
    return () => {
      container.removeEventListener('focusin', note)
      container.removeEventListener('focusout', note)
    }
  }

  /** Moves the focus to the next or previous article of the row that has it; false where it is the last or first one. */
  stepInRow(step: 1 | -1): boolean {
    const row = this.focused === null ? undefined : this.#rows.get(this.focused)
    const next = row && articleBeside(row, step)
    next?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'start' })
    return next !== undefined
  }

  /** The row that a step leads to: the neighbour of the focused one, or, from outside, the one that is read. */
  beside(step: 1 | -1, offsets: RowOffsets<Id>, read: Id | null): Id | undefined {
    const from = offsets.indexOf(this.focused ?? read ?? '')
    return offsets.ids[this.focused !== null && from >= 0 ? from + step : Math.max(0, from)]
  }

  /** Gives the focus to the wanted row when it has come. */
  settle(): void {
    const row = this.wanted === null ? undefined : this.#rows.get(this.wanted)
    if (!row) return
    this.wanted = null
    row.querySelector<HTMLElement>('article[tabindex], a[href], button')?.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }

  /** When a focused element inside a row is removed (a posted reply, a post replaced by a placeholder), the row takes the focus. */
  #takeBack(id: Id | null, target: EventTarget | null): void {
    if (id === null || document.activeElement !== document.body || !(target instanceof Node) || target.isConnected) return
    if (!this.#rows.has(id)) return
    this.wanted = id
    this.settle()
  }

  #rowOf(target: EventTarget | null): Id | null {
    for (const [id, row] of this.#rows) if (target instanceof Node && row.contains(target)) return id
    return null
  }
}
