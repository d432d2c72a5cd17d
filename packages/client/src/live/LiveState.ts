import type { FeedKey } from '#features/addresses/model/FeedKey.ts'

/** How new posts come in (spec 3, section 4). `off`: the person has streaming off. */
export type LiveKind = 'off' | 'starting_initial' | 'starting' | 'joined' | 'error' | 'disabled' | 'closed'

export interface LiveState {
  /** Of the reader's own stream, else of the only one. */
  readonly kind: LiveKind
  /** Feeds that the live connection brings; all others are polled. */
  readonly liveFeeds: ReadonlySet<FeedKey>
}
