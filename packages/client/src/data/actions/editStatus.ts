import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { ApiError } from '@rookery/api/http/ApiError'
import type { Attachment, AttachmentId, StatusId } from '@rookery/api/wire/model'
import { announcedOf } from '#data/announcer/announced.ts'
import type { DraftData } from '#data/composer/Draft.ts'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import { editHistoryQuery } from '#data/queries/editHistory.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import type { Session } from '#data/session/Session.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import { pollOnEdit } from './pollOnEdit.ts'
import { changedDescriptions, sendDraft, type PostResult } from './sendDraft.ts'

/**
 * Writes a post anew with what a composer holds, as `sendDraft` does, and lets its versions be asked for again. The composer has asked
 * before where that starts an ended poll again; the outbox, which cannot ask, gets such a post refused.
 */
export async function editStatus(
  session: Session,
  id: StatusId,
  key: DraftKey,
  data: DraftData,
  onFailure?: (error: ApiError) => void,
): Promise<PostResult> {
  const { sent: poll, restartsFor } = pollOnEdit(session, id)
  if (onFailure && restartsFor !== null) return { kind: 'refused', message: { key: 'composer.edit.pollEnded' } }
  const described = changedOutside(session, id, data)
  const changes: statusWriting.StatusChanges = {
    text: data.status,
    spoilerText: data.spoilerText,
    sensitive: data.nsfw,
    contentType: data.contentType,
    language: data.language,
    mediaIds: data.files.map((file) => file.id),
    descriptions: described,
    poll,
  }
  const result = await sendDraft(session, key, data, {
    // The poll's time runs on; the attempt stays the same.
    of: { ...changes, poll: null },
    described,
    send: (idempotencyKey) => statusWriting.edit(session.client, id, changes, { idempotencyKey }),
    receive: (status) => {
      session.entities.receive({ statuses: [status] })
      announcedOf(session).set({ key: 'announce.saved' })
      void queriesOf(session).invalidateQueries(editHistoryQuery(session, id))
    },
    onFailure,
  })
  // Spec 2, section 8.
  if (result.kind === 'refused') warnDeveloper('Error editing status')
  return result
}

/** New descriptions of files that are out, where the server takes them with the edit and no longer by themselves. */
function changedOutside({ entities, server }: Session, id: StatusId, data: DraftData): Readonly<Record<AttachmentId, string>> {
  if (!server.get().capabilities.describesByEdit) return {}
  const isOut = ({ id: file }: Attachment) => entities.statuses.get(id)?.attachments.some((one) => one.id === file) ?? false
  return Object.fromEntries(
    changedDescriptions(data)
      .filter(([file]) => isOut(file))
      .map(([file, words]) => [file.id, words]),
  )
}
