import { Anchor } from './Anchor.ts'
import type { ReadingLine } from './ReadingLine.ts'
import type { RowOffsets } from './RowOffsets.ts'

/** The row at the reading line as an anchor, where it stands; null in an empty list. */
export function anchorAt<Id extends string>(line: ReadingLine, offsets: RowOffsets<Id>, rows: ReadonlyMap<Id, Element>): Anchor<Id> | null {
  // A row that begins within a pixel of the line is the one that is read, not the one that ends there.
  const index = offsets.at(line.inList + 1)
  const id = offsets.ids[index]
  if (id === undefined) return null
  const anchor = new Anchor({ id, offset: offsets.start(index) - line.inList }, false, offsets.guessOf(id))
  const row = rows.get(id)
  if (row) anchor.lookInto(row, line.inWindow)
  return anchor
}
