import type { StatusId } from '@rookery/api/wire/model'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { anotherDraft, targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import type { NoticeOptions } from '#features/notices/model/Notices.ts'
import { statusErrorsOf } from '#features/failures/model/StatusErrors.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { Stop } from '@rookery/store/Cell'
import { randomKey } from '#lib/randomKey.ts'
import { deleteStatus } from '#features/statuses/model/deleteStatus.ts'

const readFor = 10_000

/**
 * Notifies the user that the server published a scheduled post immediately, with a button to delete it. The text is stored as a draft before
 * that, so neither the deletion nor closing the page loses it.
 */
export function notifyPostedImmediately(session: Session, key: DraftKey, data: DraftData, id: StatusId): void {
  const drafts = draftsOf(session)
  drafts.save(anotherDraft(targetOf(key), randomKey()), data)
  void drafts.flush()
  offerDeletion(session, id, { level: 'warning', messageKey: 'scheduled.postedAtOnce' })
}

/** Shows a notice until the user decides, or until the post is deleted otherwise. */
export function offerDeletion(session: Session, id: StatusId, notice: NoticeOptions): void {
  const { notices, entities } = session
  const shown = notices.show({ ...notice, action: { label: 'post.delete', run: () => void deletePosted(session, id) } })
  const stops: readonly Stop[] = [entities.statuses.subscribe(id, look), notices.subscribe(look)]

  function look(): void {
    const isShown = notices.get().some((one) => one.id === shown)
    if (isShown && !entities.statuses.get(id)?.deleted) return
    for (const stop of stops) stop()
    if (isShown) notices.close(shown)
  }
}

async function deletePosted(session: Session, id: StatusId): Promise<void> {
  const isDeleted = (await deleteStatus(session, id)) !== null
  if (isDeleted) session.notices.show({ level: 'success', messageKey: 'scheduled.atOnce.deleted', timeout: readFor })
  else {
    const error = statusErrorsOf(session).get(id)?.message ?? { key: 'errors.generic' }
    offerDeletion(session, id, { level: 'error', messageKey: 'scheduled.atOnce.notDeleted', args: { error } })
  }
}
