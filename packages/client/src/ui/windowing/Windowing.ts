import { RowOffsets, type RowHeights } from './RowOffsets.ts'
import { ScrollHold } from './ScrollHold.ts'
import { scrollerOf, type Scroller } from './Scroller.ts'
import { sameSlots, slotsAround, type Slot } from './slotsAround.ts'

/** A row, and how far below the reading line it begins (px; negative when the line runs through it). */
export interface Place<Id extends string = string> {
  readonly id: Id
  readonly offset: number
}

export interface WindowingOptions<Id extends string> {
  readonly ids: readonly Id[]
  readonly heights: RowHeights
  readonly estimate: number
  readonly place: Place<Id> | null
}

/** What the owner of a list is told. */
export interface WindowingEvents<Id extends string> {
  onPlace?: ((place: Place<Id>) => void) | undefined
  onNearEnd?: (() => void) | undefined
  /** New rows at the top are let in below the top edge while the reader is there, instead of above it. */
  followTop?: boolean | undefined
}

const nearEnd = 750
const nearTop = 15
const placeEvery = 200
const askAgainAfter = 1000

/**
 * Keeps few of many rows in the document, and what is read where it is.
 *
 * One thing is remembered: the anchor, the first row at the reading line and its distance from it. Only the reader's
 * scrolling changes it. After everything else (rows arriving, growing or going) it is measured where that row came to
 * stand, and the page is scrolled by the difference before the browser paints. So no case needs a rule of its own.
 * Rows stand in normal flow; padding of the container stands for those left out.
 */
export class Windowing<Id extends string> {
  readonly #offsets: RowOffsets<Id>
  readonly #rows = new Map<Id, HTMLElement>()
  readonly #listeners = new Set<() => void>()
  readonly #hold = new ScrollHold()
  #events: WindowingEvents<Id> = {}
  #slots: readonly Slot<Id>[]
  #anchor: Place<Id> | null
  #focused: Id | null = null
  /** A row that takes the focus as soon as it is in the document. */
  #wanted: Id | null = null
  #container: HTMLElement | null = null
  #scroller: Scroller | null = null
  #resize: ResizeObserver | null = null
  /** The reading line's distance from the top of what is seen: the height of what sticks there. */
  #inset = 0
  #lastTop = 0
  #lastListTop = 0
  /** How much higher the rows are drawn than counted, while the scroll position must not be written. */
  #held = 0
  #before = 0
  #after = 0
  #placeTimer: ReturnType<typeof setTimeout> | null = null
  #askedFor: readonly Id[] | null = null
  #askedAt = 0

  constructor({ ids, heights, estimate, place }: WindowingOptions<Id>) {
    this.#offsets = new RowOffsets<Id>(heights, estimate)
    this.#offsets.setIds(ids)
    this.#anchor = place
    this.#slots = this.#slotsNow()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly slots = (): readonly Slot<Id>[] => this.#slots

  setEvents(events: WindowingEvents<Id>): void {
    this.#events = events
  }

  setIds(ids: readonly Id[]): void {
    const before = this.#offsets.ids
    if (ids === before) return
    const kept = new Set(ids)
    const scroller = this.#scroller
    if (this.#events.followTop && scroller && scroller.element.scrollTop <= nearTop && ids[0] !== undefined) {
      this.#anchor = before[0] === undefined ? null : { id: ids[0], offset: this.#offsetOf(0) }
    } else if (this.#anchor && !kept.has(this.#anchor.id)) {
      this.#anchor = this.#survivor(this.#anchor.id, kept) ?? this.#anchor
    }
    if (this.#focused !== null && !kept.has(this.#focused)) this.#wanted = this.#survivor(this.#focused, kept)?.id ?? null
    this.#offsets.setIds(ids)
    this.#redraw()
  }

  /** Starts in a container that is in the document; the returned function ends it. */
  attach(container: HTMLElement): () => void {
    const scroller = scrollerOf(container)
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    this.#container = container
    this.#scroller = scroller
    this.#lastTop = scroller.element.scrollTop
    this.#readInset()
    this.#lastListTop = this.#listTop()
    // The browser's own anchoring would correct a second time.
    const style = scroller.element instanceof HTMLElement ? scroller.element.style : null
    style?.setProperty('overflow-anchor', 'none')
    this.#resize = new ResizeObserver(() => this.settle())
    this.#observe(document.body)
    for (const row of this.#rows.values()) this.#observe(row)
    scroller.events.addEventListener('scroll', this.#onScroll, options)
    window.addEventListener('resize', this.#onResize, options)
    container.addEventListener('focusin', this.#onFocus, options)
    container.addEventListener('focusout', this.#onBlur, options)
    const unhold = this.#hold.listen(scroller, this.#flushHeld)
    return () => {
      stop.abort()
      unhold()
      this.#resize?.disconnect()
      this.#resize = null
      style?.removeProperty('overflow-anchor')
      if (this.#placeTimer !== null) this.#tellPlace()
      this.#container = null
      this.#scroller = null
    }
  }

  /** The element of a row has come; the returned function is called when it goes. */
  addRow(id: Id, element: HTMLElement): () => void {
    this.#rows.set(id, element)
    this.#observe(element)
    return () => {
      this.#resize?.unobserve(element)
      if (this.#rows.get(id) === element) this.#rows.delete(id)
    }
  }

  /** After each drawing and each change of size: measures, and puts the anchor back where the reader left it. */
  settle(): void {
    const [container, scroller] = [this.#container, this.#scroller]
    if (!container || !scroller || container.getBoundingClientRect().width === 0) return
    this.#measure()
    this.#pad()
    this.#correct()
    if (!this.#anchor) this.#anchorHere()
    this.#redraw()
    this.#focusWanted()
    this.#askForMore(false)
  }

  /** Puts a row at a distance from the reading line; it stays there until the reader scrolls. */
  scrollTo(place: Place<Id>): void {
    this.#anchor = place
    this.#redraw()
    this.settle()
  }

  /** Until the next scroll this row is what must not move, instead of the first one. */
  keepStill(id: Id): void {
    const index = this.#offsets.indexOf(id)
    if (index >= 0 && this.#container) this.#anchor = { id, offset: this.#offsetOf(index) }
  }

  /** Moves the focus to the next (1) or previous (-1) row, seen from the focused or first visible one. */
  moveFocus(step: 1 | -1): void {
    const from = this.#offsets.indexOf(this.#focused ?? this.#anchor?.id ?? '')
    const inside = this.#focused !== null && from >= 0
    const id = this.#offsets.ids[inside ? from + step : Math.max(0, from)]
    if (id === undefined) return
    this.#wanted = id
    this.#redraw()
    this.#focusWanted()
  }

  /** From the next frame on: what is observed while sizes are being told would be told too late, which browsers report as an error. */
  #observe(element: HTMLElement): void {
    this.#resize?.unobserve(element)
    requestAnimationFrame(() => element.isConnected && this.#resize?.observe(element, { box: 'border-box' }))
  }

  readonly #onScroll = (): void => {
    const scroller = this.#scroller
    if (!scroller) return
    const moved = scroller.element.scrollTop - this.#lastTop
    if (moved === 0) return
    this.#lastTop += moved
    if (this.#anchor) this.#anchor = { id: this.#anchor.id, offset: this.#anchor.offset - moved }
    this.#measure()
    this.#correct()
    this.#anchorHere()
    this.#redraw()
    this.#placeTimer ??= setTimeout(this.#tellPlace, placeEvery)
    this.#askForMore(true)
  }

  readonly #onResize = (): void => {
    this.#readInset()
    this.settle()
  }

  readonly #onFocus = (event: Event): void => {
    this.#focused = this.#rowIdOf(event.target)
  }

  readonly #onBlur = (): void => {
    this.#focused = null
  }

  readonly #flushHeld = (): void => {
    if (this.#held === 0) return
    this.#held = 0
    this.settle()
  }

  readonly #tellPlace = (): void => {
    if (this.#placeTimer !== null) clearTimeout(this.#placeTimer)
    this.#placeTimer = null
    if (this.#anchor) this.#events.onPlace?.(this.#anchor)
  }

  #readInset(): void {
    if (this.#container) this.#inset = Number.parseFloat(getComputedStyle(this.#container).scrollMarginTop) || 0
  }

  /** The list's top edge, from the top of all that scrolls. */
  #listTop(): number {
    const [container, scroller] = [this.#container, this.#scroller]
    return container && scroller ? container.getBoundingClientRect().top - scroller.top() + scroller.element.scrollTop : 0
  }

  /** Where the reading line runs, from the top of the list's rows. */
  #line(): number {
    return this.#lastTop + this.#inset - this.#listTop() + this.#held
  }

  #offsetOf(index: number): number {
    return this.#offsets.start(index) - this.#line()
  }

  #measure(): void {
    for (const [id, row] of this.#rows) {
      const { width, height } = row.getBoundingClientRect()
      if (width > 0) this.#offsets.setHeight(id, height)
    }
  }

  #pad(): void {
    if (!this.#container) return
    const [first, last] = [this.#slots[0], this.#slots.at(-1)]
    const before = first ? Math.max(0, first.gap - this.#held) : 0
    const after = last ? this.#offsets.total - this.#offsets.start(last.index + 1) : 0
    if (before === this.#before && after === this.#after) return
    this.#before = before
    this.#after = after
    this.#container.style.paddingBlock = `${before}px ${after}px`
    this.#observe(document.body)
  }

  #correct(): void {
    const row = this.#anchor && this.#rows.get(this.#anchor.id)
    const scroller = this.#scroller
    if (!this.#anchor || !row || !scroller) return
    const listTop = this.#listTop()
    // What grew above the list may push it down where the reader sees both; elsewhere the reader must not feel it.
    if (this.#lastTop + this.#inset < listTop) {
      this.#anchor = { id: this.#anchor.id, offset: this.#anchor.offset + listTop - this.#lastListTop }
    }
    this.#lastListTop = listTop
    const moved = row.getBoundingClientRect().top - scroller.top() - this.#inset - this.#anchor.offset
    if (Math.abs(moved) < 0.75) return
    const room = this.#slots[0]?.gap ?? 0
    if (this.#hold.mayWrite || this.#held + moved > room) {
      scroller.element.scrollTop += moved
      this.#lastTop = scroller.element.scrollTop
    } else {
      this.#held += moved
      this.#pad()
    }
  }

  /** Takes the row at the reading line as the anchor, where it stands. */
  #anchorHere(): void {
    const index = this.#offsets.at(this.#line())
    const id = this.#offsets.ids[index]
    this.#anchor = id === undefined ? null : { id, offset: this.#offsetOf(index) }
  }

  /** The row nearest below a row that goes, else above it, where it stands now. */
  #survivor(id: Id, kept: ReadonlySet<Id>): Place<Id> | null {
    const ids = this.#offsets.ids
    const from = this.#offsets.indexOf(id)
    const below = ids.findIndex((other, index) => index > from && kept.has(other))
    const index = below >= 0 ? below : ids.findLastIndex((other, at) => at < from && kept.has(other))
    const found = ids[index]
    return found === undefined ? null : { id: found, offset: this.#offsetOf(index) }
  }

  #redraw(): void {
    const next = this.#slotsNow()
    if (sameSlots(next, this.#slots)) return
    this.#slots = next
    for (const listener of this.#listeners) listener()
  }

  #slotsNow(): readonly Slot<Id>[] {
    const anchored = this.#anchor ? this.#offsets.indexOf(this.#anchor.id) : -1
    const line = this.#anchor && anchored >= 0 ? this.#offsets.start(anchored) - this.#anchor.offset : 0
    const height = this.#scroller?.height() ?? window.innerHeight
    return slotsAround(this.#offsets, { from: line - this.#inset, height }, [this.#focused, this.#wanted])
  }

  #askForMore(scrolled: boolean): void {
    const [container, scroller] = [this.#container, this.#scroller]
    if (!container || !scroller || !this.#events.onNearEnd || this.#offsets.ids.length === 0) return
    if (container.getBoundingClientRect().bottom - scroller.top() - scroller.height() > nearEnd) return
    const now = performance.now()
    // The same list is asked for more again only when the reader goes on scrolling.
    if (this.#askedFor === this.#offsets.ids && !(scrolled && now - this.#askedAt >= askAgainAfter)) return
    this.#askedFor = this.#offsets.ids
    this.#askedAt = now
    this.#events.onNearEnd()
  }

  #focusWanted(): void {
    const row = this.#wanted === null ? undefined : this.#rows.get(this.#wanted)
    if (!row) return
    this.#wanted = null
    const target = row.querySelector<HTMLElement>('[tabindex="0"], a[href], button') ?? row
    target.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
  }

  #rowIdOf(target: EventTarget | null): Id | null {
    for (const [id, row] of this.#rows) if (target instanceof Node && row.contains(target)) return id
    return null
  }
}
