import type { Place } from './Anchor.ts'

/** What the owner of a list is told. */
export interface WindowingEvents<Id extends string> {
  onPlace?: ((place: Place<Id>) => void) | undefined
  onNearEnd?: (() => void) | undefined
  /** New rows at the top are let in below the reading line while no row has passed it, instead of above it. */
  followTop?: boolean | undefined
  /** There are no more rows than these. */
  whole?: boolean | undefined
  /** Every row is drawn, wherever the reader is. */
  drawAll?: boolean | undefined
}
