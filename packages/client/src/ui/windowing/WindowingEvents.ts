import type { RowPosition } from './Anchor.ts'
import type { RowEstimates } from './RowEstimates.ts'
import type { RowHeights } from './RowOffsets.ts'
import type { ScrollArea } from './ScrollArea.ts'

/** What a list begins with. */
export interface WindowingOptions<Id extends string> {
  readonly ids: readonly Id[]
  readonly heights: RowHeights
  readonly estimate: number
  readonly estimates: RowEstimates | null
  readonly place: RowPosition<Id> | null
  readonly area: ScrollArea
}

/** What the owner of a list is told. */
export interface WindowingEvents<Id extends string> {
  onPlace?: ((place: RowPosition<Id>) => void) | undefined
  onNearEnd?: (() => void) | undefined
  /** New rows at the top are let in below the reading line while no row has passed it, instead of above it. */
  followTop?: boolean | undefined
  /** There are no more rows than these. */
  whole?: boolean | undefined
  /** Every row is drawn, wherever the reader is. */
  drawAll?: boolean | undefined
}
