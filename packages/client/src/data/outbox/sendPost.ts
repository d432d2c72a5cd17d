import * as media from '@rookery/api/calls/media'
import * as statuses from '@rookery/api/calls/statuses'
import { ApiError } from '@rookery/api/http/ApiError'
import { postStatus } from '#data/actions/postStatus.ts'
import type { PostResult } from '#data/actions/sendDraft.ts'
import { readDraft, type DraftData } from '#data/composer/Draft.ts'
import { statusIdIn, type DraftKey } from '#data/composer/DraftKey.ts'
import { draftPrefix, draftsOf } from '#data/composer/Drafts.ts'
import { withArrived } from '#data/composer/fileRules.ts'
import { forgetFile, keptFile } from '#data/composer/keptFiles.ts'
import type { Message } from '#data/notices/Message.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'
import { outcomeOf, type SendOutcome } from './outcomeOf.ts'

/**
 * Sends a draft that waited, of a thread all that is left: with the key of its first attempt, so that the server has it once. Files go
 * before their post.
 * @param isWanted whether the person still wants it sent
 */
export async function sendPost(session: Session, key: DraftKey, isWanted: () => boolean): Promise<SendOutcome> {
  const drafts = await draftsOf.ready(session)
  // Another window may have written it.
  const name = draftPrefix + key
  const known = drafts.get(key)
  if (!known || known.data.missing.length > 0) {
    const stored = await session.storage.get(name)
    // A draft that is there is not done, though another version alone can read it.
    if (!known && stored !== undefined && readDraft(stored) === null) return { kind: 'refused', failure: { key: 'outbox.draftUnread' } }
    drafts.take([[name, stored]])
  }
  for (;;) {
    let failure: ApiError | null = null
    const onFailure = (error: ApiError) => (failure = error)
    const message = await sendFiles(session, key, onFailure)
    const data = drafts.get(key)?.data
    if (!data || !isWanted()) break
    const result = message ? ({ kind: 'refused', message } as const) : await sendAs(session, key, data, onFailure)
    if (result.kind !== 'posted' && result.kind !== 'scheduled') return outcomeOfPost(session, result, failure)
    // What else is there was written meanwhile, by another window perhaps, and nobody has asked for it to be sent.
    if (result.kind === 'scheduled' || !result.hasRest) break
  }
  return { kind: 'done' }
}

/** Sends what the draft has on this device alone; resolves to why not all of it is on the server. */
async function sendFiles(session: Session, key: DraftKey, onFailure: (error: ApiError) => void): Promise<Message | null> {
  const drafts = draftsOf(session)
  for (const missing of drafts.get(key)?.data.missing ?? []) {
    const file = await keptFile(session, missing)
    if (file === null) return { key: 'composer.filesMissing' }
    try {
      const sent = await media.upload(session.client, file)
      const data = drafts.get(key)?.data
      if (!data) return null
      drafts.save(key, { ...data, ...withArrived(data, missing.id, { ...sent, name: missing.name || sent.name }) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFailure(error)
      return errorMessage(error)
    }
    // The draft names the file on the server before the one here is gone.
    await drafts.flush()
    await forgetFile(session, missing.id)
  }
  return null
}

/** As the composer sends it: an edit, something for later, or a post. */
async function sendAs(session: Session, key: DraftKey, data: DraftData, onFailure: (error: ApiError) => void): Promise<PostResult> {
  const { client, entities } = session
  const edited = statusIdIn(key, 'edit')
  if (data.scheduledAt !== null) {
    const { scheduleStatus } = await import('#data/actions/scheduleStatus.ts')
    return scheduleStatus(session, key, data, data.scheduledAt, undefined, onFailure)
  }
  if (edited === null) return postStatus(session, key, data, undefined, onFailure)
  if (entities.statuses.confirmed(edited) === undefined) {
    try {
      // What the post has besides its text goes with the edit, or would be lost.
      entities.receive({ statuses: [await statuses.get(client, edited)] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      onFailure(error)
      return { kind: 'refused', message: errorMessage(error) }
    }
  }
  const { editStatus } = await import('#data/actions/editStatus.ts')
  return editStatus(session, edited, key, data, onFailure)
}

async function outcomeOfPost(session: Session, result: PostResult, failure: ApiError | null): Promise<SendOutcome> {
  if (result.kind !== 'refused') return { kind: 'later', after: null, isInDoubt: true }
  if (failure === null) return { kind: 'refused', failure: result.message }
  const outcome = await outcomeOf(session, failure)
  return outcome.kind === 'refused' ? { kind: 'refused', failure: result.message } : outcome
}
