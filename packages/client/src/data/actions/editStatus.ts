import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { ApiError } from '@rookery/api/http/ApiError'
import type { Attachment, AttachmentId, StatusId } from '@rookery/api/wire/model'
import { announcedOf } from '#data/announcer/announced.ts'
import type { DraftData } from '#data/composer/Draft.ts'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import { editHistoryQuery } from '#data/queries/editHistory.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import type { Session } from '#data/session/Session.ts'
import { changedDescriptions, sendDraft, type PostResult } from './sendDraft.ts'

/** Writes a post anew with what a composer holds, as `sendDraft` does, and lets its versions be asked for again. */
export function editStatus(
  session: Session,
  id: StatusId,
  key: DraftKey,
  data: DraftData,
  onFailure?: (error: ApiError) => void,
): Promise<PostResult> {
  const described = changedOutside(session, id, data)
  const changes: statusWriting.StatusChanges = {
    text: data.status,
    spoilerText: data.spoilerText,
    sensitive: data.nsfw,
    contentType: data.contentType,
    language: data.language,
    mediaIds: data.files.map((file) => file.id),
    descriptions: described,
    poll: pollAsItIs(session, id),
  }
  return sendDraft(session, key, data, {
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

/** Seconds; Mastodon takes no less. */
const shortestPoll = 300

/** Mastodon takes away a poll that an edit does not name, with its votes, and keeps one whose options are the same; Akkoma keeps it always. */
function pollAsItIs({ entities, clock }: Session, id: StatusId): statusWriting.PollDraft | null {
  const pollId = entities.statuses.get(id)?.pollId ?? null
  const poll = pollId === null ? undefined : entities.polls.get(pollId)
  if (!poll) return null
  const left = poll.expiresAt === null ? 0 : Math.round((Date.parse(poll.expiresAt) - clock.now()) / 1000)
  return { options: poll.options.map(({ title }) => title), multiple: poll.multiple, expiresIn: Math.max(left, shortestPoll) }
}
