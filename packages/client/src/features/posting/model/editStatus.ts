import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { Attachment, AttachmentId, Status, StatusId } from '@rookery/api/wire/model'
import { announcedOf } from '#features/failures/model/announced.ts'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { editHistoryQuery } from '#features/statuses/model/editHistoryQuery.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { warnDeveloper } from '#lib/warnDeveloper.ts'
import { pollOnEdit } from './pollOnEdit.ts'
import { changedDescriptions, sendDraft, type DraftSending, type PostResult } from './sendDraft.ts'

/**
 * Edits a post with the content of a composer, as `sendDraft` does, and refetches its versions. The composer has asked for confirmation if
 * the edit restarts an ended poll.
 */
export async function editStatus(session: Session, id: StatusId, key: DraftKey, data: DraftData): Promise<PostResult> {
  const result = await sendDraft(session, key, data, editSending(session, id, data))
  // Spec 2, section 8.
  if (result.kind === 'refused') warnDeveloper('Error editing status')
  return result
}

export function editSending(session: Session, id: StatusId, data: DraftData): DraftSending<Status> {
  const { sent: poll, restartsFor } = pollOnEdit(session, id)
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
  return {
    // The poll's time runs on; the attempt stays the same.
    of: { ...changes, poll: null },
    described,
    send: (idempotencyKey) => statusWriting.edit(session.client, id, changes, { idempotencyKey }),
    receive: (status) => {
      session.entities.receive({ statuses: [status] })
      announcedOf(session).set({ key: 'announce.saved' })
      void queriesOf(session).invalidateQueries(editHistoryQuery(session, id))
    },
    needsResponse: restartsFor === null ? null : { key: 'composer.edit.pollEnded' },
  }
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
