import { createListeners } from '@rookery/store/Listeners'
import { Anchor, type RowPosition } from './Anchor.ts'
import { anchorAt } from './anchorAt.ts'
import { DrawnRows } from './DrawnRows.ts'
import { NearEnd } from './NearEnd.ts'
import { numberRows } from './numberRows.ts'
import { Padding } from './Padding.ts'
import { ReadingLine } from './ReadingLine.ts'
import { RowFocus } from './RowFocus.ts'
import { RowOffsets } from './RowOffsets.ts'
import { RowSlices } from './RowSlices.ts'
import { ScrollHold } from './ScrollHold.ts'
import { takeOver, type Scroller } from './Scroller.ts'
import type { ScrollArea } from './ScrollArea.ts'
import { sameSlots, slotsAround, type MountedRow } from './slotsAround.ts'
import { SpareRows } from './SpareRows.ts'
import { Throttle } from './Throttle.ts'
import type { WindowingEvents, WindowingOptions } from './WindowingEvents.ts'

const nearTop = 15

/**
 * Renders few of many rows, and keeps the visible ones in place.
 *
 * One thing is remembered: the anchor, the first row at the reading line and its distance from it. Only the reader's
 * scrolling changes it. After everything else (rows arriving, growing or going) it is measured where that row came to
 * stand, and the page is scrolled by the difference before the browser paints. So no case needs a rule of its own.
 * Rows stand in normal flow; padding of the container stands for those left out.
 */
export class Windowing<Id extends string> {
  readonly #area: ScrollArea
  readonly #offsets: RowOffsets<Id>
  readonly #rows = new DrawnRows<Id>()
  readonly #listeners = createListeners()
  readonly #focus = new RowFocus(this.#rows.byId)
  readonly #hold = new ScrollHold()
  readonly #nearEnd = new NearEnd()
  #events: WindowingEvents<Id> = {}
  #slots: readonly MountedRow<Id>[]
  #anchor: Anchor<Id> | null
  #container: HTMLElement | null = null
  #line: ReadingLine | null = null
  /** The reader has scrolled since the anchor was chosen. */
  #unanchored = false
  #anchorFrame: number | null = null
  readonly #padding = new Padding()
  readonly #slices = new RowSlices()
  readonly #spare = new SpareRows<Id>()
  readonly #place = new Throttle(() => this.#anchor && this.#events.onPlace?.(this.#anchor.place))

  constructor({ ids, heights, estimate, estimates, place, area }: WindowingOptions<Id>) {
    this.#area = area
    this.#offsets = new RowOffsets<Id>(heights, estimate, estimates)
    this.#offsets.setIds(ids)
    this.#anchor = place && new Anchor(place, true)
    this.#slots = this.#slotsNow()
  }

  readonly subscribe = this.#listeners.subscribe

  readonly slots = (): readonly MountedRow<Id>[] => this.#slots

  setEvents(events: WindowingEvents<Id>): void {
    const isAnother = events.drawAll !== this.#events.drawAll
    this.#events = events
    if (isAnother) this.#redraw()
    // The end of the list may become known without another row.
    this.#number()
  }

  #number(): void {
    numberRows(this.#rows.byId, this.#offsets, this.#events.whole ?? false)
  }

  setIds(ids: readonly Id[]): void {
    const before = this.#offsets.ids
    if (ids === before) return
    this.#noteScroll()
    if (this.#line?.written) this.#anchorAnew()
    const idSet = new Set(ids)
    const atTop = this.#line !== null && this.#line.inList <= nearTop
    if (this.#events.followTop && atTop && ids[0] !== undefined && ids[0] !== before[0]) {
      this.#anchor = before.length === 0 ? null : new Anchor({ id: ids[0], offset: this.#offsetOf(0) })
    } else if (this.#anchor && !idSet.has(this.#anchor.place.id)) {
      const next = this.#offsets.survivor(this.#anchor.place.id, idSet)
      if (next !== null) this.#anchor = new Anchor({ id: next, offset: this.#offsetOf(this.#offsets.indexOf(next)) })
    }
    const { focused } = this.#focus
    if (focused !== null && !idSet.has(focused)) this.#focus.wanted = this.#offsets.survivor(focused, idSet)
    this.#offsets.setIds(ids)
    this.#redraw()
  }

  /** Starts in a container that is in the document; the returned function ends it. */
  attach(container: HTMLElement): () => void {
    let isDrawn = false
    const stop = this.#area.use((scroller) => {
      const stopHere = this.#attach(container, scroller)
      if (isDrawn) this.settle()
      return stopHere
    })
    // A box mounts after the list in it has rendered.
    isDrawn = true
    return stop
  }

  #attach(container: HTMLElement, scroller: Scroller): () => void {
    const stop = new AbortController()
    const options = { passive: true, signal: stop.signal }
    this.#container = container
    // Styles are written before the line reads sizes, because a write between two reads costs a layout.
    this.pad()
    const giveBack = takeOver(scroller, container)
    const line = new ReadingLine(container, scroller, stop.signal)
    this.#line = line
    const stopResizing = this.#rows.watch(this.#onResize)
    scroller.events.addEventListener('scroll', this.#onScroll, options)
    window.addEventListener('resize', () => line.readInset(), options)
    this.#place.flushOnLeaving(stop.signal)
    const stopHold = this.#hold.listen(scroller, this.#flushHeld)
    const stopFocus = this.#focus.listen(container)
    const stopSlices = this.#slices.start(() => this.#drawMore())
    return () => {
      stop.abort()
      stopSlices()
      stopHold()
      stopFocus()
      if (this.#anchorFrame !== null) cancelAnimationFrame(this.#anchorFrame)
      this.#anchorFrame = null
      stopResizing()
      giveBack()
      this.#place.flush()
      this.#container = null
      this.#line = null
    }
  }

  /** The element of a row has come; the returned function is called when it goes. */
  addRow(id: Id, element: HTMLElement): () => void {
    return this.#rows.add(id, element)
  }

  /**
   * Gives the rows that are left out their room. To be called before anybody reads a size after a drawing: the browser would cut
   * the scroll position to a page that is too short.
   */
  pad(): void {
    if (!this.#container) return
    const [first, last] = [this.#slots[0], this.#slots.at(-1)]
    const before = first ? Math.max(0, first.gap - (this.#line?.held ?? 0)) : 0
    const after = last ? this.#offsets.total - this.#offsets.start(last.index + 1) : 0
    if (this.#padding.set(this.#container, before, after)) this.#rows.observe(document.body)
  }

  /** After each drawing and each change of size: measures, and puts the anchor back where the reader left it. */
  settle(): void {
    const [container, line] = [this.#container, this.#line]
    if (!container || !line) return
    this.pad()
    if (container.getBoundingClientRect().width === 0) return
    this.#rows.measure(this.#offsets)
    this.#correct()
    line.scrolled()
    this.#redraw()
    this.#number()
    // In the next frame, when every row that came with this change has been measured.
    this.#anchorFrame ??= requestAnimationFrame(() => {
      this.#anchorFrame = null
      this.#noteScroll()
      if (!this.#anchor?.isFirm || line.written) this.#anchorAnew()
    })
    this.#focus.settle()
    this.#askForMore(false)
  }

  /** The scroll position; null before the list was stable once. */
  place(): RowPosition<Id> | null {
    return this.#anchor?.place ?? null
  }

  /** Puts a row at a distance from the reading line; it stays there until the reader scrolls. */
  scrollTo(place: RowPosition<Id>): void {
    this.#anchor = new Anchor(place, true)
    this.#drawRest()
    this.settle()
  }

  /** Until the next scroll this row must not move, instead of the first one. */
  keepInPlace(id: Id): void {
    const index = this.#offsets.indexOf(id)
    if (index >= 0 && this.#container) this.#anchor = new Anchor({ id, offset: this.#offsetOf(index) }, true)
  }

  /**
   * Moves the focus to the next (1) or previous (-1) article of the focused row, else to that row's neighbour, and brings it
   * to the reading line. From outside it comes to the row that is read. False where there is no such row.
   */
  moveFocus(step: 1 | -1): boolean {
    if (this.#focus.stepInRow(step)) return true
    const id = this.#focus.beside(step, this.#offsets, this.#anchor?.place.id ?? null)
    if (id !== undefined) this.#focusAtTop(id)
    return id !== undefined
  }

  /** Gives the focus to the first row, and shows it from its beginning. */
  focusFirst(): void {
    const id = this.#offsets.ids[0]
    if (id !== undefined) this.#focusAtTop(id)
  }

  goToTop(): void {
    this.#line?.goToTop()
  }

  #focusAtTop(id: Id): void {
    this.#focus.wanted = id
    this.scrollTo({ id, offset: id === this.#offsets.ids[0] ? (this.#line?.topOffset ?? 0) : 0 })
  }

  /** Gives the focus to a row, and shows it where it is out of sight. */
  focusOn(id: Id): void {
    this.#focus.wanted = id
    this.#drawRest()
    this.settle()
  }

  readonly #onScroll = (): void => {
    if (!this.#noteScroll() && !this.#unanchored) {
      // Only where the browser has moved the page by itself is there anything to correct.
      this.#correct()
      this.#line?.scrolled()
      return
    }
    this.#unanchored = false
    this.#anchorAnew()
    this.#drawRest()
    this.#place.soon()
    this.#askForMore(true)
  }

  readonly #onResize = (): void => {
    this.#noteScroll()
    this.#line?.readInset()
    this.settle()
  }

  readonly #flushHeld = (): void => {
    if (!this.#line || this.#line.held === 0) return
    this.#line.held = 0
    this.settle()
  }

  /** Applies a scroll of the reader, even before its event; returns whether there was one. */
  #noteScroll(): boolean {
    const moved = this.#line?.scrolled() ?? 0
    this.#anchor?.scrolled(moved)
    if (moved !== 0) this.#unanchored = true
    return moved !== 0
  }

  #offsetOf(index: number): number {
    return this.#offsets.start(index) - (this.#line?.inList ?? 0)
  }

  #correct(): void {
    const [anchor, line] = [this.#anchor, this.#line]
    const row = anchor && this.#rows.byId.get(anchor.place.id)
    if (!row || !line) return
    anchor.scrolled(-line.pushed())
    const moved = anchor.movedIn(row, line.inWindow)
    anchor.leave(0)
    if (Math.abs(moved) < 0.75) return
    const room = this.#slots[0]?.gap ?? 0
    if (this.#hold.mayWrite || line.held + moved > room) {
      const { element } = line.scroller
      const before = element.scrollTop
      element.scrollTop += moved
      anchor.leave(before + moved - element.scrollTop)
    } else {
      line.held += moved
      this.pad()
    }
  }

  /** Makes the row at the reading line the anchor. */
  #anchorAnew(): void {
    const line = this.#line
    if (!line) return
    this.#rows.measure(this.#offsets)
    this.#correct()
    line.scrolled()
    this.#anchor = anchorAt(line, this.#offsets, this.#rows.byId)
  }

  #redraw(): void {
    const next = this.#slotsNow()
    if (sameSlots(next, this.#slots)) return
    this.#slots = next
    this.#listeners.notify()
  }

  #drawMore(): 'more' | 'all' {
    this.#noteScroll()
    this.#redraw()
    return this.#slots.length < this.#slices.max ? 'all' : 'more'
  }

  #drawRest(): void {
    this.#slices.finish()
    this.#redraw()
  }

  #slotsNow(): readonly MountedRow<Id>[] {
    const pinned = [this.#focus.focused, this.#focus.wanted]
    const place = this.#anchor?.place
    const index = place ? this.#offsets.indexOf(place.id) : -1
    const line = place && index >= 0 ? this.#offsets.start(index) - place.offset : 0
    const height = this.#area.scroller?.height() ?? window.innerHeight
    const inset = this.#line?.inset ?? 0
    const { max } = this.#slices
    const sight = { from: line - inset, height, inset, all: this.#events.drawAll ?? false, max }
    return slotsAround(this.#offsets, sight, this.#spare, pinned)
  }

  #askForMore(scrolled: boolean): void {
    const { onNearEnd } = this.#events
    if (!this.#line || !onNearEnd) return
    if (this.#nearEnd.isTime(this.#offsets.ids, this.#line.rest, scrolled)) onNearEnd()
  }
}
