import { ask } from '../http/ask.ts'
import { DecodeError } from '../wire/DecodeError.ts'
import { fields, requireRecord, textOrEmpty, textOrNull } from '../wire/read.ts'
import { decodeScheduledStatus, type ScheduledStatus } from '../wire/scheduledStatus.ts'
import { decodeStatus } from '../wire/status.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { AttachmentId, Status, StatusId, Visibility } from '../wire/model.ts'

export interface PollDraft {
  readonly options: readonly string[]
  /** Seconds; null for a poll without an end, which Mastodon, Akkoma and Pleroma do not take. */
  readonly expiresIn: number | null
  readonly multiple: boolean
  /** Mastodon and GoToSocial only. */
  readonly hideTotals?: boolean
}

/** A post that is to be sent. */
export interface StatusDraft {
  readonly text: string
  readonly spoilerText?: string
  /** Always sent: Akkoma does not use the account's default scope. */
  readonly visibility: Visibility
  readonly sensitive?: boolean
  /** Mime type of the markup; the server's plain text when absent. */
  readonly contentType?: string | null
  /** Two-letter code. */
  readonly language?: string | null
  readonly mediaIds?: readonly AttachmentId[]
  readonly poll?: PollDraft | null
  readonly inReplyToId?: StatusId | null
  readonly quoteId?: StatusId | null
  /** Seconds until the server deletes the status (Akkoma, Pleroma; at least 600). */
  readonly expiresIn?: number | null
}

/** Changes to a published status. An edit removes everything that it omits, attachments included. */
export interface StatusChanges {
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly contentType?: string | null
  /** Akkoma and Pleroma pass over it. */
  readonly language?: string | null
  readonly mediaIds: readonly AttachmentId[]
  /** Of attachments that are out already; only with `capabilities.describesByEdit`. */
  readonly descriptions?: Readonly<Record<AttachmentId, string>>
  readonly poll?: PollDraft | null
}

interface AttemptOptions extends CallOptions {
  /** A random text, the same for repetitions of one attempt, and a new one after an error response. */
  readonly idempotencyKey?: string | undefined
  /** As a form instead of JSON. Only with `capabilities.formPolls`: other servers read neither polls nor booleans of it. */
  readonly asForm?: boolean
}

const pathOf = (id: StatusId, rest = '') => `/api/v1/statuses/${encodeURIComponent(id)}${rest}`

export function create(client: ApiClient, draft: StatusDraft, { idempotencyKey, asForm, signal }: AttemptOptions = {}): Promise<Status> {
  return ask(client, decodeStatus, 'POST', '/api/v1/statuses', { [asForm ? 'form' : 'json']: bodyOf(draft), idempotencyKey, signal })
}

/**
 * Schedules a post on the server. Only with `capabilities.scheduledPosts`: other servers may publish it immediately. If the server published
 * immediately, the response is the post itself: Akkoma and Pleroma do so less than five minutes ahead.
 *
 * @param at ISO 8601
 */
export function schedule(
  client: ApiClient,
  draft: StatusDraft,
  at: string,
  { idempotencyKey, asForm, signal }: AttemptOptions = {},
): Promise<ScheduledStatus | Status> {
  const read = (raw: unknown) => (textOrEmpty(fields(raw).scheduled_at) ? decodeScheduledStatus(raw) : decodeStatus(raw))
  const body = { ...bodyOf(draft), scheduled_at: at }
  return ask(client, read, 'POST', '/api/v1/statuses', { [asForm ? 'form' : 'json']: body, idempotencyKey, signal })
}

/** Renders the draft as `create` would, without publishing it. Only with `capabilities.preview`: other servers would really post it. */
export function preview(client: ApiClient, draft: StatusDraft, { signal }: CallOptions = {}): Promise<Status> {
  return ask(client, decodeStatus, 'POST', '/api/v1/statuses', { json: { ...bodyOf(draft), preview: true }, signal })
}

export function edit(
  client: ApiClient,
  id: StatusId,
  changes: StatusChanges,
  { idempotencyKey, signal }: AttemptOptions = {},
): Promise<Status> {
  const described = Object.entries(changes.descriptions ?? {}).map(([file, description]) => ({ id: file, description }))
  const json = withoutNull({
    ...contentOf(changes),
    language: changes.language,
    media_attributes: described.length > 0 ? described : null,
  })
  return ask(client, decodeStatus, 'PUT', pathOf(id), { json, idempotencyKey, signal })
}

/** Deletes the status and resolves to its source for a redraft, null if the server does not send it. */
export function remove(client: ApiClient, id: StatusId): Promise<{ text: string | null }> {
  return ask(client, (raw) => ({ text: textOrNull(fields(raw).text) }), 'DELETE', pathOf(id))
}

export interface StatusSource {
  readonly text: string
  readonly spoilerText: string
  /** `text/plain` if the server names none. */
  readonly contentType: string
}

/** The text that the author typed. Empty for a remote status whose server sent no source. */
export function source(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<StatusSource> {
  const read = (value: unknown): StatusSource => {
    const raw = requireRecord(value, 'source')
    // An edit that began with nothing instead of the text would erase the post.
    if (typeof raw.text !== 'string') throw new DecodeError('source.text', 'text')
    return {
      text: raw.text,
      spoilerText: textOrEmpty(raw.spoiler_text),
      contentType: textOrEmpty(raw.content_type) || 'text/plain',
    }
  }
  return ask(client, read, 'GET', pathOf(id, '/source'), { signal })
}

/** JSON, which every server reads in full: some read of a form neither booleans nor lists, others no form at all. */
function bodyOf(draft: StatusDraft) {
  return withoutNull({
    ...contentOf(draft),
    visibility: draft.visibility,
    language: draft.language,
    in_reply_to_id: draft.inReplyToId,
    quote_id: draft.quoteId,
    // The name that Mastodon has for it; Akkoma and Pleroma ignore it.
    quoted_status_id: draft.quoteId,
    expires_in: draft.expiresIn,
  })
}

function contentOf(draft: StatusDraft | StatusChanges) {
  const { poll } = draft
  return {
    // Both must be present, even if empty: without them Akkoma responds with 500 or retains the old ones.
    status: draft.text,
    spoiler_text: draft.spoilerText ?? '',
    sensitive: draft.sensitive ?? false,
    content_type: draft.contentType,
    media_ids: draft.mediaIds,
    poll: poll && withoutNull({ options: poll.options, expires_in: poll.expiresIn, multiple: poll.multiple, hide_totals: poll.hideTotals }),
  }
}

/** Some servers reject null where they take a missing field. */
function withoutNull(body: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null && value !== undefined))
}
