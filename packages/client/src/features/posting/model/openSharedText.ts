import type { Session } from '#features/session/model/Session.ts'
import { composersOf } from './Composers.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'

/**
 * Starts a new post with shared text. The current text is stored as another draft; the same text again, as after a reload, changes nothing.
 */
export async function openSharedText(session: Session, text: string): Promise<void> {
  const drafts = await draftsOf.ready(session)
  const same = drafts.list('status').find(([, { data }]) => data.status === text)
  const composers = composersOf(session)
  if (!same) composers.restart('status', { status: text })
  else if (same[0] !== 'status') composers.resume('status', same[0])
}
