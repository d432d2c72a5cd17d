import * as media from '@rookery/api/calls/media'
import { ApiError } from '@rookery/api/http/ApiError'
import type { Attachment, AttachmentId, Status, StatusId } from '@rookery/api/wire/model'
import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { randomKey } from '#lib/randomKey.ts'
import { lacksRepliedTo } from './repliedToPost.ts'
import type { DraftData } from '#features/drafts/model/Draft.ts'
import { anotherDraft, statusIdIn, targetOf, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { draftsOf } from '#features/drafts/model/Drafts.ts'
import { notOffered } from '#features/drafts/model/notOffered.ts'
import { executorOf } from '#features/actions/model/executorOf.ts'
import { noPatch, type Intent } from '@rookery/store/Intent'
import type { Message } from '#features/notices/model/Message.ts'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Session } from '#features/session/model/Session.ts'

export type PostResult =
  /** `hasRest`: the draft now holds the posts that are still to be sent. */
  | { readonly kind: 'posted'; readonly id: StatusId; readonly hasRest?: true }
  /** The server keeps it until its time comes. */
  | { readonly kind: 'scheduled' }
  /** Nothing of the draft is lost; show the message after "Error:". */
  | { readonly kind: 'refused'; readonly message: Message }
  /** The server cannot be reached: the draft waits in the queue. */
  | { readonly kind: 'waits' }
  /** This draft is being posted already; the press is ignored. */
  | { readonly kind: 'busy' }

/** Maximum time a server works on a request, in ms. After that an earlier attempt is either stored or lost. */
const longestWork = 120_000

/** Names the posting of a draft, for `useRunning`. */
export const postKey = (key: DraftKey) => `post:${key}`

/** Under which name, and how old, other windows know a draft. */
export interface DraftOrigin {
  readonly key: DraftKey
  readonly updatedAt: number
}

export function draftOrigin(session: Session, key: DraftKey): DraftOrigin {
  const drafts = draftsOf(session)
  return { key: drafts.nameOf(key), updatedAt: drafts.get(key)?.updatedAt ?? session.clock.now() }
}

export interface DraftSending<MockResponse extends Status | ScheduledStatus> {
  /** The content of the attempt: the same object is the same attempt. */
  readonly of: object
  /** Descriptions that are sent with the post; others are saved before it. */
  readonly described?: Readonly<Record<AttachmentId, string>>
  /** @param idempotencyKey undefined on servers that cannot get one */
  readonly send: (idempotencyKey: string | undefined) => Promise<MockResponse>
  /** The post of an earlier attempt without a response, on a server that would make a second one; null if there is none. */
  readonly find?: (since: number) => Promise<MockResponse | null>
  /** Stores the response. */
  readonly receive: (response: MockResponse) => void
  /** The rest of the draft after this post; none if absent. */
  readonly rest?: (response: MockResponse) => DraftData | null
  /** Why it cannot be queued, because the queue cannot ask the user; null if it can. */
  readonly needsResponse?: Message | null
}

/** The draft was refused, by the server or before it was sent, with a text of our own. */
export class RejectedDraft extends Error {
  readonly shown: Message

  constructor(shown: Message, cause?: ApiError) {
    super('The draft was refused.', { cause })
    this.shown = shown
  }
}

/**
 * Sends the content of a composer as an action: it is queued if the server is unreachable. The draft is stored before anything is sent and
 * deleted only when the server has the post.
 * @param origin where the draft was written; under its own key when absent
 */
export async function sendDraft<MockResponse extends Status | ScheduledStatus>(
  session: Session,
  key: DraftKey,
  data: DraftData,
  sending: DraftSending<MockResponse>,
  origin?: DraftOrigin,
): Promise<PostResult> {
  const refusal = refusalOf(session, key, data)
  if (refusal) return { kind: 'refused', message: refusal }
  if (executorOf(session).isRunning(postKey(key))) return { kind: 'busy' }
  draftsOf(session).save(key, data)
  let result: PostResult = { kind: 'waits' }
  await executorOf(session).run(
    {
      ...draftIntent(session, key),
      queueing: 'afterFailure',
      request: async () => (result = await attemptDraft(session, key, data, sending, origin)),
      onRejected: ({ error }) => void (result = { kind: 'refused', message: messageOf(error) }),
    },
    true,
  )
  return result
}

/** Leaves a draft to the queue, which sends its files before it. */
export async function queueDraft(session: Session, key: DraftKey): Promise<void> {
  await executorOf(session).run(draftIntent(session, key), true)
}

/** A draft in a form; while it waits it has a name of its own, so that the form is free. */
function draftIntent(session: Session, key: DraftKey): Intent {
  return {
    kind: 'post',
    subject: postKey(key),
    id: key,
    queueing: 'always',
    isOn: () => undefined,
    patch: () => noPatch,
    request: () => Promise.reject(new RejectedDraft({ key: 'errors.generic' })),
    onQueued() {
      const drafts = draftsOf(session)
      const isApart = key.includes('~') && drafts.nameOf(key) === key
      const id = isApart ? key : anotherDraft(targetOf(key), randomKey())
      drafts.move(key, id)
      return { kind: 'post', subject: postKey(id), id }
    },
    onRejected: () => {},
  }
}

function messageOf(error: unknown): Message {
  return error instanceof RejectedDraft ? error.shown : errorMessage(error)
}

/** Why a draft is not sent at all; null when it is. */
function refusalOf(session: Session, key: DraftKey, data: DraftData): Message | null {
  if (data.status.trim() === '' && data.files.length === 0) return { key: 'composer.empty_status_error' }
  // Akkoma would post it without its parent.
  if (lacksRepliedTo(session, key, data)) return { key: 'composer.answeredGone.refused' }
  const lacksFile = data.files.length === 0 && targetOf(key) === 'status' && !session.server.get().capabilities.plainPosts
  if (lacksFile) return { key: 'composer.needsFile' }
  // An edited post is published already, and these fields are not sent with it.
  const wrong = statusIdIn(key, 'edit') === null ? notOffered(session, data) : null
  return wrong === null ? null : { key: wrong }
}

/**
 * One attempt to send a draft. Trying again after no response sends the same idempotency key, so that one intent becomes one post,
 * with any responses to further tries. With another content it is another attempt, and after a first refusal or a remembered
 * one: Akkoma would repeat it for the same key for hours.
 * @throws ApiError or `RejectedDraft` when it failed; nothing of the draft is lost
 */
export async function attemptDraft<MockResponse extends Status | ScheduledStatus>(
  session: Session,
  key: DraftKey,
  data: DraftData,
  { of, described = {}, send, find, receive, rest }: DraftSending<MockResponse>,
  origin?: DraftOrigin,
): Promise<Extract<PostResult, { kind: 'posted' | 'scheduled' }>> {
  const refusal = refusalOf(session, key, data)
  if (refusal) throw new RejectedDraft(refusal)
  const drafts = draftsOf(session)
  const sent = JSON.stringify(of)
  drafts.save(key, data)
  const earlier = drafts.get(key)?.attempt
  // An attempt that is still stored had no certain response.
  const unconfirmed = earlier?.of === sent ? earlier : null
  const at = session.clock.now()
  const { deduplicates, idempotencyKeys } = session.server.get().capabilities
  const isRepeatable = deduplicates && idempotencyKeys
  // Where a lost post is looked up, any of the attempts may have made it: the time of the first one stays.
  const current = { key: unconfirmed?.key ?? randomKey(), of: sent, at: (isRepeatable ? null : unconfirmed?.at) ?? at }
  await drafts.begin(key, current)
  const known = origin ?? draftOrigin(session, key)
  await describeFiles(session, data, described)
  let response: MockResponse
  try {
    const earlierPost = unconfirmed && !isRepeatable ? await find?.(unconfirmed.at) : null
    response = earlierPost ?? (await send(idempotencyKeys ? current.key : undefined))
  } catch (error) {
    const isRejected = error instanceof ApiError && error.kind === 'http' && error.status < 500
    // Only a refusal of the very attempt, or one remembered of it, says that nothing is stored.
    if (isRejected && (!unconfirmed || (error.isReplayed && at - unconfirmed.at > longestWork))) drafts.forgetAttempt(key)
    throw error
  }
  session.entities.batch(() => receive(response))
  // Text typed while the post was being sent is another draft.
  const left = rest?.(response) ?? null
  if (left === null && isSame(drafts.get(key)?.data, data)) drafts.remove(key)
  else {
    if (left !== null) drafts.save(key, left)
    drafts.forgetAttempt(key)
  }
  // Other windows check whether the draft has left the device. Nothing here waits for that.
  void drafts.flush().then(() => session.tabs.notify({ kind: 'draftGone', ...known }))
  if (isScheduled(response)) return { kind: 'scheduled' }
  return { kind: 'posted', id: response.id, ...(left !== null && { hasRest: true }) }
}

/** Whether a draft still equals the sent one, even if it was read from the device again. */
function isSame(now: DraftData | undefined, sent: DraftData): boolean {
  return now === sent || JSON.stringify(now) === JSON.stringify(sent)
}

/** Whether the server scheduled a post instead of publishing it. */
export function isScheduled(response: Status | ScheduledStatus): response is ScheduledStatus {
  return 'scheduledAt' in response
}

/** Files whose descriptions differ from the server's, with the new ones. */
export function changedDescriptions({ files, mediaDescriptions }: DraftData): readonly (readonly [Attachment, string])[] {
  return files.flatMap((file) => {
    const written = mediaDescriptions[file.id] ?? file.description
    return written === file.description ? [] : [[file, written ?? ''] as const]
  })
}

async function describeFiles({ client }: Session, data: DraftData, described: Readonly<Record<AttachmentId, string>>): Promise<void> {
  const apart = changedDescriptions(data).filter(([{ id }]) => !Object.hasOwn(described, id))
  try {
    await Promise.all(apart.map(([{ id }, description]) => media.describe(client, id, description)))
  } catch (error) {
    throw error instanceof ApiError ? new RejectedDraft({ key: 'composer.media_description_error' }, error) : error
  }
}
