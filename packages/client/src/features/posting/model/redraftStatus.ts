import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { StatusId } from '@rookery/api/wire/model'
import { anotherDraft, type ComposerTarget, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftOfStatus, pollOfStatus } from '#features/drafts/model/draftOfStatus.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import type { StatusRecord } from '#features/entities/model/records.ts'
import { showFailure } from '#features/failures/model/showFailure.ts'
import type { Session } from '#features/session/model/Session.ts'
import { randomKey } from '#lib/randomKey.ts'
import { deleteStatus } from '#features/statuses/model/deleteStatus.ts'

/**
 * Deletes a post to write it again: with its text, subject, media, poll, scope and language, and to the same post where it was an
 * answer or a quote. All of it is a draft on the device before the post goes. Resolves to the draft, or to null where nothing was
 * deleted.
 */
export async function redraftStatus(session: Session, id: StatusId): Promise<DraftKey | null> {
  const status = session.entities.statuses.get(id)
  if (!status) return null
  const drafts = await draftsOf.ready(session)
  const source = await statusWriting.source(session.client, id).catch((error: unknown) => {
    showFailure(session, id, error, 'redraft', () => void redraftStatus(session, id))
    return null
  })
  if (!source) return null
  const key = anotherDraft(targetOfStatus(status), randomKey())
  drafts.save(key, { ...draftOfStatus(status, source), poll: pollOfStatus(session, status) })
  await drafts.flush()
  if (await deleteStatus(session, id)) return key
  drafts.remove(key)
  return null
}

function targetOfStatus({ inReplyToId, quote }: StatusRecord): ComposerTarget {
  if (inReplyToId !== null) return `reply:${inReplyToId}`
  return quote?.id ? `quote:${quote.id}` : 'status'
}
