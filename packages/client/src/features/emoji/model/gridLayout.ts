/** Heights in pixels (spec 2, section 9). */
export const cellSize = 40
export const titleHeight = 24
/** Rows within this distance of the viewport are rendered as well. */
const buffer = 120

/** A row of the grid: the title of a section, or some of its items. Items are counted through all sections. */
export interface GridRow {
  readonly section: number
  readonly top: number
  /** Of its first item; for a title that of the section's first one. */
  readonly from: number
  /** Behind its last item; a title has none. */
  readonly to: number
}

export interface GridLayout {
  readonly columns: number
  readonly rows: readonly GridRow[]
  readonly height: number
  /** How many items there are in all. */
  readonly count: number
}

/** Positions of all rows, from the number of items in each section. Empty sections have no title either. */
export function layOutGrid(lengths: readonly number[], width: number): GridLayout {
  const columns = Math.max(1, Math.floor(width / cellSize))
  const rows: GridRow[] = []
  let top = 0
  let count = 0
  lengths.forEach((length, section) => {
    if (length === 0) return
    const end = count + length
    rows.push({ section, top, from: count, to: count })
    top += titleHeight
    for (; count < end; count += columns) {
      rows.push({ section, top, from: count, to: Math.min(count + columns, end) })
      top += cellSize
    }
    count = end
  })
  return { columns, rows, height: top, count }
}

/** The rows to render for a visible range of heights, as first and end index. */
export function rowsInSight({ rows }: GridLayout, top: number, height: number): readonly [from: number, to: number] {
  const from = rowAt(rows, top - buffer)
  const behind = rowAt(rows, top + height + buffer) + 1
  return [from, Math.min(rows.length, behind)]
}

/** The row of an item. */
export function rowOfItem({ rows }: GridLayout, item: number): number {
  return findLast(rows, (row) => row.from <= item)
}

/** The title of a section. */
export function rowOfSection({ rows }: GridLayout, section: number): number {
  return rows.findIndex((row) => row.section === section)
}

/** The row at a height; the first one above all, the last one below. */
function rowAt(rows: readonly GridRow[], top: number): number {
  return Math.max(
    0,
    findLast(rows, (row) => row.top <= top),
  )
}

/** The last row that meets a condition which all rows before it meet; -1 if there is none. */
function findLast(rows: readonly GridRow[], holds: (row: GridRow) => boolean): number {
  let low = 0
  let high = rows.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const row = rows[middle]
    if (row && holds(row)) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where keys lead in the grid. The arrows are those that the reader sees: `forward` points along the line. */
export type GridMove = 'back' | 'forward' | 'up' | 'down' | 'rowStart' | 'rowEnd' | 'first' | 'last' | 'pageUp' | 'pageDown'

/**
 * The item that a key leads to from another one; the same one at the end of the way, and -1 above the first row, where the search is.
 * @param height how much is in sight
 */
export function moveInGrid(layout: GridLayout, item: number, move: GridMove, height: number): number {
  const last = layout.count - 1
  const at = rowOfItem(layout, item)
  const row = layout.rows[at]
  if (!row) return item
  switch (move) {
    case 'back':
      return Math.max(0, item - 1)
    case 'forward':
      return Math.min(last, item + 1)
    case 'rowStart':
      return row.from
    case 'rowEnd':
      return row.to - 1
    case 'first':
      return 0
    case 'last':
      return last
    case 'up':
      return inColumn(layout, item - row.from, at, -1) ?? -1
    case 'down':
      return inColumn(layout, item - row.from, at, 1) ?? last
    case 'pageUp':
      return pageAway(layout, item, -height) ?? 0
    case 'pageDown':
      return pageAway(layout, item, height) ?? last
  }
}

/** The item in the same column of the next row that has items; the last one of that row if it is shorter. */
function inColumn({ rows }: GridLayout, column: number, at: number, step: 1 | -1): number | undefined {
  for (let next = at + step; next >= 0 && next < rows.length; next += step) {
    const row = rows[next]
    if (row && row.to > row.from) return Math.min(row.from + column, row.to - 1)
  }
  return undefined
}

function pageAway(layout: GridLayout, item: number, distance: number): number | undefined {
  const { rows, height } = layout
  const row = rows[rowOfItem(layout, item)]
  if (!row) return undefined
  const step = Math.sign(distance) * Math.max(cellSize, Math.abs(distance) - cellSize)
  const top = row.top + step
  if (top < 0 || top >= height) return undefined
  const at = rowAt(rows, top)
  const target = rows[at]
  if (!target) return undefined
  if (target.to > target.from) return Math.min(target.from + item - row.from, target.to - 1)
  return inColumn(layout, item - row.from, at, distance < 0 ? -1 : 1)
}
