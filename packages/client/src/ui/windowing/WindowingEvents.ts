import type { RowPosition } from './Anchor.ts'
import type { RowEstimates } from './RowEstimates.ts'
import type { RowHeights } from './RowOffsets.ts'
import type { ScrollArea } from './ScrollArea.ts'

/** Initial values of a list. */
export interface WindowingOptions<Id extends string> {
  readonly ids: readonly Id[]
  readonly heights: RowHeights
  readonly estimate: number
  readonly estimates: RowEstimates | null
  readonly place: RowPosition<Id> | null
  readonly area: ScrollArea
}

/** Callbacks of a list for its owner. */
export interface WindowingEvents<Id extends string> {
  onPlace?: ((place: RowPosition<Id>) => void) | undefined
  onNearEnd?: (() => void) | undefined
  /** New rows at the top are let in below the reading line while no row has passed it, instead of above it. */
  followTop?: boolean | undefined
  /** There are no more rows than these. */
  whole?: boolean | undefined
  /** Every row is rendered, wherever the reader is. */
  drawAll?: boolean | undefined
}
