import type { RawAccount } from './account.ts'
import type { RawReport } from './moderation.ts'
import type { RawStatus } from './status.ts'

export interface RawNotification {
  id: string
  type: string
  created_at: string
  account: RawAccount
  /** Absent for follow, follow_request, move and pleroma:report. */
  status?: RawStatus
  /** Type move. */
  target?: RawAccount
  /** Type pleroma:emoji_reaction; a custom one has colons here. */
  emoji?: string
  emoji_url?: string | null
  /** Type pleroma:report. */
  report?: RawReport
  pleroma: { is_seen: boolean; is_muted: boolean }
}
