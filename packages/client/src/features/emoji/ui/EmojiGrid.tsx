import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type Ref, type SyntheticEvent } from 'react'
import type { PickerEmoji } from '#features/emoji/model/PickerEmoji.ts'
import { flushSync } from 'react-dom'
import css from './EmojiGrid.module.css'
import { EmojiRow } from './EmojiRow.tsx'
import { cellSize, layOutGrid, moveInGrid, rowOfItem, rowOfSection, rowsInSight, titleHeight } from '#features/emoji/model/gridLayout.ts'
import { gridMoveOf } from '#features/emoji/model/gridMoveOf.ts'

/** Rendered rows change in steps of whole rows. */
const steps = (top: number) => Math.floor(top / cellSize) * cellSize

export interface EmojiGridHandle {
  /** Focuses the emoji that is the tab stop. */
  focus(): void
  showSection(index: number): void
}

export interface EmojiGridSection {
  readonly title: string
  readonly emojis: readonly PickerEmoji[]
}

export interface EmojiGridProps {
  ref: Ref<EmojiGridHandle>
  label: string
  sections: readonly EmojiGridSection[]
  /** The language of the standard emoji's names. */
  language: string
  /** @param stays the person wants to choose more */
  onPick: (emoji: PickerEmoji, stays: boolean) => void
  /** The emoji that the pointer or the focus is on. */
  onLook: (emoji: PickerEmoji) => void
  /** The section at the upper edge is another one. */
  onSection: (index: number) => void
  /** A key leaves the grid: up from its first row, or a letter for the search. */
  onLeave: () => void
}

/** Thousands of emoji in rows of 40 px; only visible rows are rendered. One tab stop; arrows move through it. */
export function EmojiGrid({ ref, label, sections, language, onPick, onLook, onSection, onLeave }: EmojiGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [top, setTop] = useState(0)
  const [stop, setStop] = useState(0)
  const layout = useMemo(
    () =>
      layOutGrid(
        sections.map(({ emojis }) => emojis.length),
        size.width,
      ),
    [sections, size.width],
  )
  const all = useMemo(() => sections.flatMap(({ emojis }) => emojis), [sections])
  const [from, to] = size.width > 0 ? rowsInSight(layout, top, size.height + cellSize) : [0, 0]
  const stopRow = rowOfItem(layout, stop)
  const drawn = layout.rows.slice(from, to).map((row, index) => ({ row, at: from + index }))
  const held = layout.rows[stopRow]
  // The focus would be lost with the row that has it.
  if (size.width > 0 && held && (stopRow < from || stopRow >= to)) drawn.push({ row: held, at: stopRow })

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight })
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [])

  const focus = (item: number) => {
    const element = box.current
    const row = layout.rows[rowOfItem(layout, item)]
    if (!element || !row) return
    const above = layout.rows[rowOfItem(layout, item) - 1]
    const start = above && above.from === above.to ? above.top : row.top
    if (start < element.scrollTop) element.scrollTop = start
    else element.scrollTop = Math.max(element.scrollTop, row.top + cellSize - element.clientHeight)
    // Its row must be rendered before it can have the focus.
    flushSync(() => {
      setStop(item)
      setTop(steps(element.scrollTop))
    })
    element.querySelector<HTMLElement>(`[data-item="${item}"]`)?.focus({ preventScroll: true })
  }
  useImperativeHandle(ref, () => ({
    focus: () => focus(stop),
    showSection(index) {
      const element = box.current
      const row = layout.rows[rowOfSection(layout, index)]
      if (!element || !row) return
      element.scrollTop = row.top
      setStop(row.from)
    },
  }))

  const onScroll = () => {
    const element = box.current
    if (!element) return
    setTop(steps(element.scrollTop))
    const at = layout.rows.findLast((row) => row.top <= element.scrollTop + titleHeight)
    if (at) onSection(at.section)
  }
  const itemOf = ({ target }: SyntheticEvent): number | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-item]') : null
    return cell ? Number(cell.dataset.item) : null
  }
  const look = (event: SyntheticEvent) => {
    const emoji = all[itemOf(event) ?? -1]
    if (emoji) onLook(emoji)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const item = itemOf(event)
    if (item === null || event.altKey) return
    const move = gridMoveOf(event, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (move === null) {
      const isText = (event.key.length === 1 && event.key !== ' ') || event.key === 'Backspace'
      // The letter is typed into the newly focused field.
      if (isText && !event.ctrlKey && !event.metaKey) onLeave()
      return
    }
    event.preventDefault()
    const next = moveInGrid(layout, item, move, size.height)
    if (next < 0) onLeave()
    else focus(next)
  }
  return (
    <div
      ref={box}
      className={css.grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={layout.rows.length}
      aria-colcount={layout.columns}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      onPointerOver={look}
      onFocus={(event) => {
        look(event)
        const item = itemOf(event)
        if (item !== null) setStop(item)
      }}
      onClick={(event) => {
        const emoji = all[itemOf(event) ?? -1]
        if (emoji) onPick(emoji, event.shiftKey)
      }}
    >
      <div className={css.rows} role="presentation" style={{ blockSize: layout.height, inlineSize: layout.columns * cellSize }}>
        {drawn.map(({ row, at }) => (
          <div
            key={at}
            role="row"
            className={css.row}
            data-title={row.from === row.to || undefined}
            aria-rowindex={at + 1}
            style={{ insetBlockStart: row.top }}
          >
            {row.from === row.to ? (
              <span role="gridcell" aria-colspan={layout.columns} className={css.title}>
                <bdi>{sections[row.section]?.title}</bdi>
              </span>
            ) : (
              <EmojiRow all={all} from={row.from} to={row.to} stop={stop >= row.from && stop < row.to ? stop : -1} language={language} />
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
