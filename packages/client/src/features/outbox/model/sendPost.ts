import * as media from '@rookery/api/calls/media'
import * as statuses from '@rookery/api/calls/statuses'
import { postSending } from '#features/posting/model/postStatus.ts'
import { attemptDraft, RejectedDraft } from '#features/posting/model/sendDraft.ts'
import { readDraft, type DraftData } from '#features/drafts/model/Draft.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftPrefix, draftsOf } from '#features/drafts/model/Drafts.ts'
import { withArrived } from '#features/posting/model/fileRules.ts'
import { forgetFile, readStoredFile } from '#features/posting/model/storedFiles.ts'
import type { Session } from '#features/session/model/Session.ts'

/**
 * Posts a queued draft, of a thread all remaining posts, with the key of its first attempt, so that the server stores it once. Uploads its
 * files first.
 * @param isStillQueued whether the post is still in the queue
 * @throws ApiError or `RejectedDraft` when it failed; nothing of the draft is lost
 */
export async function sendPost(session: Session, key: DraftKey, isStillQueued: () => boolean): Promise<void> {
  const drafts = await draftsOf.ready(session)
  // Another window may have stored it.
  const name = draftPrefix + key
  const known = drafts.get(key)
  if (!known || known.data.missing.length > 0) {
    const stored = await session.storage.get(name)
    // A stored draft is not done, even if only another version can read it.
    if (!known && stored !== undefined && readDraft(stored) === null) throw new RejectedDraft({ key: 'outbox.draftUnread' })
    drafts.take([[name, stored]])
  }
  for (;;) {
    await sendFiles(session, key)
    const data = drafts.get(key)?.data
    if (!data || !isStillQueued()) return
    const result = await attempt(session, key, data)
    // The remaining posts were written meanwhile, maybe in another window, and were not submitted.
    if (result.kind === 'scheduled' || !result.hasRest) return
  }
}

/** Uploads the files that exist only on this device. */
async function sendFiles(session: Session, key: DraftKey): Promise<void> {
  const drafts = draftsOf(session)
  for (const missingFile of drafts.get(key)?.data.missing ?? []) {
    const file = await readStoredFile(session, missingFile)
    if (file === null) throw new RejectedDraft({ key: 'composer.filesMissing' })
    const sent = await media.upload(session.client, file)
    const data = drafts.get(key)?.data
    if (!data) return
    drafts.save(key, { ...data, ...withArrived(data, missingFile.id, { ...sent, name: missingFile.name || sent.name }) })
    // The draft must reference the uploaded file before the local one is deleted.
    await drafts.flush()
    await forgetFile(session, missingFile.id)
  }
}

/** Sends like the composer: an edit, a scheduled post, or a new post. */
async function attempt(session: Session, key: DraftKey, data: DraftData): ReturnType<typeof attemptDraft> {
  const { client, entities } = session
  const edited = statusIdIn(key, 'edit')
  if (data.scheduledAt !== null) {
    const { scheduleSending } = await import('#features/posting/model/scheduleStatus.ts')
    return attemptDraft(session, key, data, scheduleSending(session, key, data, data.scheduledAt))
  }
  if (edited === null) return attemptDraft(session, key, data, postSending(session, key, data))
  // An edit without the post's attachments and options would remove them.
  if (entities.statuses.confirmed(edited) === undefined) entities.receive({ statuses: [await statuses.get(client, edited)] })
  const { editSending } = await import('#features/posting/model/editStatus.ts')
  const sending = editSending(session, edited, data)
  // No user is present to answer questions.
  if (sending.needsResponse) throw new RejectedDraft(sending.needsResponse)
  return attemptDraft(session, key, data, sending)
}
