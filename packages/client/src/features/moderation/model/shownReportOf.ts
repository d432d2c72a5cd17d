import { moderationWindowOf } from './moderationWindowOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { createSlot } from '#features/session/model/Slot.ts'
import { createCell } from '@rookery/store/Cell'

/** The one report that the moderation window shows; null while it lists them. */
export const shownReportOf = createSlot(() => createCell<string | null>(null))

/** Opens the moderation window at a report. */
export function showReport(session: Session, id: string): void {
  shownReportOf(session).set(id)
  moderationWindowOf(session).set('open')
}
