import { Anchor } from './Anchor.ts'
import type { ReadingLine } from './ReadingLine.ts'
import type { RowOffsets } from './RowOffsets.ts'

/** The anchor: the focused field of a form while it is in view, else the row at the reading line. Null in an empty list. */
export function anchorAt<Id extends string>(line: ReadingLine, offsets: RowOffsets<Id>, rows: ReadonlyMap<Id, Element>): Anchor<Id> | null {
  const field = line.written
  const written = offsets.indexOf(field?.closest<HTMLElement>('[data-row]')?.dataset.row ?? '')
  // A row that begins within a pixel of the line is the one that is read, not the one that ends there.
  const index = written < 0 ? offsets.at(line.inList + 1) : written
  const id = offsets.ids[index]
  if (id === undefined) return null
  const anchor = new Anchor({ id, offset: offsets.start(index) - line.inList }, false, offsets.estimateOf(id))
  const row = rows.get(id)
  if (row) anchor.lookInto(row, line.inWindow, written < 0 ? row : field)
  return anchor
}
