import type { FeedState, GapEnd, GapRow } from './FeedState.ts'
import { insertGap, isInRows, mergeRows, type MergeRules } from './mergeRows.ts'

/** Changes fields of one gap. */
export function withGap<Id extends string, Cursor, Failure>(
  state: FeedState<Id, Cursor, Failure>,
  id: string,
  change: Partial<GapRow<Id, Failure>>,
): FeedState<Id, Cursor, Failure> {
  return { ...state, rows: state.rows.map((row) => (row.kind === 'gap' && row.id === id ? { ...row, ...change } : row)) }
}

/** A page of entries that were missing in a gap. */
interface GapPage<Id> {
  /** The id of the gap row. */
  readonly gap: string
  /** The end of the gap that was fetched. */
  readonly end: GapEnd
  readonly ids: readonly Id[]
  /** The page had as many entries as a page may have: the gap may continue behind it. */
  readonly full: boolean
}

/** Inserts the entries of a page, and shrinks or removes the gap that they were missing from. */
export function withGapPage<Id extends string, Cursor, Failure>(
  rules: MergeRules,
  state: FeedState<Id, Cursor, Failure>,
  page: GapPage<Id>,
): FeedState<Id, Cursor, Failure> {
  const index = state.rows.findIndex((row) => row.kind === 'gap' && row.id === page.gap)
  const gap = state.rows[index]
  if (gap?.kind !== 'gap') return state
  const rest = shrinkGap(rules, gap, page)
  const fresh = page.ids.filter((id) => !isInRows(state, id) && !state.pending.includes(id))
  if (state.order === 'byServer') {
    const entries = fresh.map((id) => ({ kind: 'entry', id }) as const)
    const filled = rest === null ? entries : page.end === 'newer' ? [...entries, rest] : [rest, ...entries]
    return { ...state, rows: [...state.rows.slice(0, index), ...filled, ...state.rows.slice(index + 1)] }
  }
  const filled = mergeRows(rules, state.rows.toSpliced(index, 1), fresh)
  return { ...state, rows: rest === null ? filled : insertGap(rules, filled, rest) }
}

/** The rest of a gap after a page; null if the page filled it. */
function shrinkGap<Id extends string, Failure>(
  { order, compareIds }: MergeRules,
  gap: GapRow<Id, Failure>,
  page: GapPage<Id>,
): GapRow<Id, Failure> | null {
  const edge = page.end === 'newer' ? page.ids.at(-1) : page.ids[0]
  if (!page.full || edge === undefined || page.ids.includes(gap.below)) return null
  if (page.end === 'newer') {
    const isFilled = edge === gap.above || (order === 'byId' && compareIds(edge, gap.below) <= 0)
    return isFilled ? null : { ...gap, above: edge, loading: null, error: null }
  }
  const isFilled = edge === gap.below || (order === 'byId' && compareIds(edge, gap.above) >= 0)
  return isFilled ? null : { ...gap, below: edge, loading: null, error: null }
}

/** A gap that nothing has filled yet. */
export function gapBetween<Id extends string>(above: Id, below: Id): GapRow<Id, never> {
  return { kind: 'gap', id: `${above}-${below}`, above, below, loading: null, error: null }
}
