import * as statusWriting from '@rookery/api/calls/statusWriting'
import type { Status } from '@rookery/api/wire/model'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { sentOptions } from '#features/drafts/model/pollRules.ts'
import { findPosted } from './findPosted.ts'
import { restAfter } from './draftThread.ts'
import type { Session } from '#features/session/model/Session.ts'
import { refetchStatus } from '#features/statuses/model/refetchStatus.ts'
import { announcedOf } from '#features/failures/model/announced.ts'
import { offerPush } from '#features/push/model/offerPush.ts'
import { openThreads } from '#features/threads/model/openThreads.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { reportChanges } from './reportChanges.ts'
import { sendDraft, type DraftOrigin, type DraftSending, type PostResult } from './sendDraft.ts'

/** Posts a composer's draft, as `sendDraft` does; of a thread the first post, and the others stay in the draft. */
export function postStatus(session: Session, key: DraftKey, data: DraftData, origin?: DraftOrigin): Promise<PostResult> {
  return sendDraft(session, key, data, postSending(session, key, data), origin)
}

export function postSending(session: Session, key: DraftKey, data: DraftData): DraftSending<Status> {
  const draft = toStatusDraft(key, data)
  return {
    of: draft,
    send: (idempotencyKey) => statusWriting.create(session.client, draft, { idempotencyKey, asForm: takesForm(session, draft) }),
    find: (since) => findPosted(session, draft, since),
    rest: ({ id }) => restAfter(data, id),
    receive: (status) => {
      receivePosted(session, draft, status)
      reportChanges(session, draft, status)
    },
  }
}

/** Whether the server would drop the poll of a post in JSON. */
export function takesForm({ server }: Session, { poll }: statusWriting.StatusDraft): boolean {
  return Boolean(poll) && server.get().capabilities.formPolls
}

/** Stores a post that the server published. */
export function receivePosted(session: Session, { inReplyToId }: statusWriting.StatusDraft, status: Status): void {
  session.entities.receive({ statuses: [status] })
  feedsOf(session).insertOwn(status)
  openThreads(session).get()?.arrive([status.id])
  announcedOf(session).set({ key: 'announce.posted' })
  offerPush(session)
  // The response lacks the parent, which has one more reply now.
  if (inReplyToId) void refetchStatus(session, inReplyToId)
}

/** Converts a draft for the call; of a thread its first post. */
export function toStatusDraft(key: DraftKey, data: DraftData): statusWriting.StatusDraft {
  const continues = data.thread?.continues ?? null
  const options = data.poll === null ? [] : sentOptions(data.poll)
  return {
    text: data.status,
    spoilerText: data.spoilerText,
    visibility: data.visibility,
    sensitive: data.nsfw,
    contentType: data.contentType,
    language: data.language,
    mediaIds: data.files.map((file) => file.id),
    poll: data.poll && options.length > 0 ? { options, expiresIn: data.poll.expiresIn, multiple: data.poll.multiple } : null,
    inReplyToId: continues ?? (data.standsAlone ? null : statusIdIn(key, 'reply')),
    quoteId: continues === null && !data.standsAlone ? statusIdIn(key, 'quote') : null,
    expiresIn: data.expiresIn,
  }
}
