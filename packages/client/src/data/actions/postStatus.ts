import * as media from '@rookery/api/calls/media'
import * as statuses from '@rookery/api/calls/statuses'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Attachment, StatusId } from '@rookery/api/wire/model'
import { randomKey } from '#lib/randomKey.ts'
import type { DraftData, DraftKey } from '#data/drafts/Draft.ts'
import type { Message } from '#data/notices/Message.ts'
import { errorMessage } from '#data/notices/errorMessage.ts'
import type { Session } from '#data/session/Session.ts'
import { reread } from './reread.ts'

export type PostResult =
  | { readonly kind: 'posted'; readonly id: StatusId }
  /** Nothing of the draft is lost; show the message after "Error:". */
  | { readonly kind: 'refused'; readonly message: Message }
  /** This draft is being posted already; the press is ignored. */
  | { readonly kind: 'busy' }

/** Names the posting of a draft, for `useRunning`. */
export const postKey = (key: DraftKey) => `post:${key}`

/**
 * Posts what the composer holds. The draft is kept before anything is sent and goes away only when the server has the post.
 * Trying again after no answer sends the same idempotency key, so that one intent becomes one post; after an error answer,
 * or with another content, it is another attempt.
 */
export async function postStatus(session: Session, key: DraftKey, data: DraftData): Promise<PostResult> {
  if (data.status.trim() === '' && data.files.length === 0) return { kind: 'refused', message: { key: 'composer.empty_status_error' } }
  return (await session.underway.once(postKey(key), () => post(session, key, data))) ?? { kind: 'busy' }
}

async function post(session: Session, key: DraftKey, data: DraftData): Promise<PostResult> {
  const { client, drafts } = session
  const draft = toStatusDraft(key, data)
  const of = JSON.stringify(draft)
  drafts.save(key, data)
  const earlier = drafts.get(key)?.attempt
  const attempt = earlier?.of === of ? earlier : { key: randomKey(), of }
  await drafts.begin(key, attempt)
  try {
    await describeFiles(session, data)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { kind: 'refused', message: { key: 'composer.media_description_error' } }
  }
  try {
    const status = await statuses.create(client, draft, { idempotencyKey: attempt.key })
    session.entities.batch(() => {
      session.entities.receive({ statuses: [status] })
      session.feeds.insertOwn(status)
      session.threads.arrive([status.id])
    })
    // What was typed while the post was under way is another draft.
    if (drafts.get(key)?.data === data) drafts.remove(key)
    else drafts.forgetAttempt(key)
    session.tabs.tell({ kind: 'draftGone', key })
    session.spoken.set({ key: 'spoken.posted' })
    // The answer does not hold the answered post, which now has one reply more.
    if (draft.inReplyToId) void reread(session, draft.inReplyToId)
    return { kind: 'posted', id: status.id }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (!mayBeStored(error)) drafts.forgetAttempt(key)
    return { kind: 'refused', message: errorMessage(error) }
  }
}

function toStatusDraft(key: DraftKey, data: DraftData): statuses.StatusDraft {
  const options = data.poll?.options.filter((option) => option.trim() !== '') ?? []
  return {
    text: data.status,
    spoilerText: data.spoilerText,
    visibility: data.visibility,
    sensitive: data.nsfw,
    contentType: data.contentType,
    language: data.language,
    mediaIds: data.files.map((file) => file.id),
    poll: data.poll && options.length > 0 ? { options, expiresIn: data.poll.expiresIn, multiple: data.poll.multiple } : null,
    inReplyToId: targetOf(key, 'reply'),
    quoteId: targetOf(key, 'quote'),
  }
}

function targetOf(key: DraftKey, kind: 'reply' | 'quote'): StatusId | null {
  // What follows the kind in a draft's key is the id it was made with.
  return key.startsWith(`${kind}:`) ? (key.slice(kind.length + 1) as StatusId) : null
}

/** Saves the descriptions that differ from what the server has. */
async function describeFiles({ client }: Session, { files, mediaDescriptions }: DraftData): Promise<void> {
  const changed = (file: Attachment) => (mediaDescriptions[file.id] ?? file.description) !== file.description
  await Promise.all(files.filter(changed).map((file) => media.describe(client, file.id, mediaDescriptions[file.id] ?? '')))
}

/** No answer, or one of something in between, does not say that the server has not stored the post. */
function mayBeStored({ kind, status }: ApiError): boolean {
  return kind === 'http' ? status === 502 || status === 503 || status === 504 : true
}
