import type { StatusId } from '@rookery/api/wire/model'
import type { GapRow } from './FeedState.ts'

/** The fields of a post that folding needs. */
export interface Foldable {
  readonly reblogId: StatusId | null
  readonly inReplyToId: StatusId | null
}

export type Look = (id: StatusId) => Foldable | undefined

/** A rendered row: a post with its folded repeats, grouped with neighbours of its conversation. */
export interface PostRow {
  readonly kind: 'entry'
  readonly id: StatusId
  /** Rows that repeat the same post, newest first; with this one when it is a repeat. */
  readonly repeats: readonly StatusId[]
  /** The row above is an older post of the same conversation. */
  readonly follows: boolean
  /** The row below is a newer post of the same conversation. */
  readonly leads: boolean
}

export type FoldedRow = PostRow | GapRow<StatusId>

export interface Folding {
  readonly rows: readonly FoldedRow[]
  /** For each hidden row, the row that it was folded into. */
  readonly into: ReadonlyMap<StatusId, StatusId>
  /** For each visible row the rows of its group, oldest first. */
  readonly groups: ReadonlyMap<StatusId, readonly StatusId[]>
}

export const unfolded: Folding = { rows: [], into: new Map(), groups: new Map() }

/** Only posts within one page are grouped: farther apart, the connection would not be visible. */
export const reach = 20
