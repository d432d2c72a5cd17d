import type { RowOffsets } from './RowOffsets.ts'
import type { SpareRows } from './SpareRows.ts'

/** A row that is in the document, and the empty space before it (px) where rows are left out. */
export interface MountedRow<Id extends string = string> {
  readonly id: Id
  readonly index: number
  readonly gap: number
}

/** The part of a list that is seen, counted from the top of its rows. */
export interface Sight {
  readonly from: number
  readonly height: number
  /** Height of sticky elements at the top. */
  readonly inset: number
  /** Render every row, however far from the viewport. */
  readonly all: boolean
  /** Maximum number of rows: first visible ones, then those below, then those above. */
  readonly max: number
}

/** The rows to render: visible ones with a margin on both sides, and pinned ones anywhere. */
export function slotsAround<Id extends string>(
  offsets: RowOffsets<Id>,
  { from, height, inset, all, max }: Sight,
  spare: SpareRows<Id>,
  pinned: readonly (Id | null)[],
): readonly MountedRow<Id>[] {
  const [first, last] = all ? [0, offsets.ids.length - 1] : spare.around(offsets, from, height)
  const read = offsets.at(from + inset)
  const indexes = new Set(pinned.map((id) => (id === null ? -1 : offsets.indexOf(id))))
  for (let index = read; index <= Math.min(last, read + max - 1); index++) indexes.add(index)
  for (let index = read - 1; index >= Math.max(first, last + 1 - max); index--) indexes.add(index)
  indexes.delete(-1)
  let end = 0
  return [...indexes]
    .toSorted((a, b) => a - b)
    .flatMap((index) => {
      const id = offsets.ids[index]
      const gap = offsets.start(index) - end
      end = offsets.start(index + 1)
      return id === undefined ? [] : [{ id, index, gap }]
    })
}

/** Whether two drawings would be the same. */
export function sameSlots(slots: readonly MountedRow[], others: readonly MountedRow[]): boolean {
  return (
    slots.length === others.length &&
    slots.every((slot, at) => {
      const other = others[at]
      return slot.id === other?.id && slot.index === other.index && slot.gap === other.gap
    })
  )
}
