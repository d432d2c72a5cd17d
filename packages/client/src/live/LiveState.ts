import type { FeedKey } from '#features/addresses/model/FeedKey.ts'

/** State of live updates (spec 3, section 4). `off`: streaming is switched off. */
export type LiveKind = 'off' | 'starting_initial' | 'starting' | 'joined' | 'error' | 'disabled' | 'closed'

export interface LiveState {
  /** State of the user's own stream, or of the only one. */
  readonly kind: LiveKind
  /** Feeds that are up to date by stream; all others are polled. */
  readonly liveFeeds: ReadonlySet<FeedKey>
}
