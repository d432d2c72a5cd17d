import { ask, askList, askPage } from '../http/ask.ts'
import { inSlices } from '../http/inSlices.ts'
import { decodeAccount } from '../wire/account.ts'
import { decodeList } from '../wire/list.ts'
import { fields, requireRecord, text, textOrNull } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import { decodeStatusEdit } from '../wire/statusEdit.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { FormFields } from '../http/encodeForm.ts'
import type { Account, AttachmentId, Cursor, Page, Status, StatusId, Visibility } from '../wire/model.ts'
import type { StatusEdit } from '../wire/statusEdit.ts'

export interface PollDraft {
  readonly options: readonly string[]
  /** Seconds. */
  readonly expiresIn: number
  readonly multiple: boolean
  /** Mastodon and GoToSocial only. */
  readonly hideTotals?: boolean
}

/** What a person wrote. */
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

/** What may change in a status that is out; what an edit leaves out is taken away, attachments included. */
export interface StatusChanges {
  readonly text: string
  readonly spoilerText: string
  readonly sensitive: boolean
  readonly contentType?: string | null
  readonly mediaIds: readonly AttachmentId[]
  readonly poll?: PollDraft | null
}

interface AttemptOptions extends CallOptions {
  /** A random text, the same for repetitions of one attempt and a new one after an error answer. */
  readonly idempotencyKey?: string
}

const pathOf = (id: StatusId, rest = '') => `/api/v1/statuses/${encodeURIComponent(id)}${rest}`

const act =
  (name: string) =>
  (client: ApiClient, id: StatusId): Promise<Status> =>
    ask(client, decodeStatus, 'POST', pathOf(id, `/${name}`))

export function get(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<Status> {
  return ask(client, decodeStatus, 'GET', pathOf(id), { signal })
}

/**
 * The conversation around a status, each part oldest first. On Akkoma and Pleroma the ancestors may hold posts of other
 * branches: build the tree from `inReplyToId`.
 */
export async function context(
  client: ApiClient,
  id: StatusId,
  { signal }: CallOptions = {},
): Promise<{ ancestors: Status[]; descendants: Status[] }> {
  const path = pathOf(id, '/context')
  const listsOf = (raw: unknown) => {
    const { ancestors, descendants } = requireRecord(raw, 'context')
    return [decodeList(ancestors, asItIs), decodeList(descendants, asItIs)] as const
  }
  const [before, after] = await ask(client, listsOf, 'GET', path, { signal })
  // Hundreds of posts may come at once.
  const decoded = async (items: readonly unknown[]) => {
    const found: Status[] = []
    await inSlices(items, (some) => found.push(...decodeList(some, decodeStatus, (error) => client.onDropped(error, path))))
    return found
  }
  return { ancestors: await decoded(before), descendants: await decoded(after) }
}

function asItIs(raw: unknown): unknown {
  return raw
}

export function create(client: ApiClient, draft: StatusDraft, { idempotencyKey, signal }: AttemptOptions = {}): Promise<Status> {
  return ask(client, decodeStatus, 'POST', '/api/v1/statuses', { form: formOf(draft), idempotencyKey, signal })
}

/** What `create` would make of the draft, without making it. Only with `capabilities.preview`: other servers would really post it. */
export function preview(client: ApiClient, draft: StatusDraft, { signal }: CallOptions = {}): Promise<Status> {
  return ask(client, decodeStatus, 'POST', '/api/v1/statuses', { form: { ...formOf(draft), preview: true }, signal })
}

export function edit(
  client: ApiClient,
  id: StatusId,
  changes: StatusChanges,
  { idempotencyKey, signal }: AttemptOptions = {},
): Promise<Status> {
  return ask(client, decodeStatus, 'PUT', pathOf(id), { form: contentForm(changes), idempotencyKey, signal })
}

/** Deletes the status and answers with its source for a redraft, null where the server does not send it. */
export function remove(client: ApiClient, id: StatusId): Promise<{ text: string | null }> {
  return ask(client, (raw) => ({ text: textOrNull(fields(raw).text) }), 'DELETE', pathOf(id))
}

export const favourite = act('favourite')
export const unfavourite = act('unfavourite')
export const bookmark = act('bookmark')
export const unbookmark = act('unbookmark')
export const pin = act('pin')
export const unpin = act('unpin')
/** Mutes the whole conversation. */
export const mute = act('mute')
export const unmute = act('unmute')
/** Takes back a repeat. `id` is the original's, not the wrapper's; the answer is the original. */
export const unreblog = act('unreblog')

/** Repeats a status. The answer is the wrapper; the new counts are in its `reblog`. */
export function reblog(client: ApiClient, id: StatusId, { visibility }: { visibility?: Visibility } = {}): Promise<Status> {
  return ask(client, decodeStatus, 'POST', pathOf(id, '/reblog'), { form: { visibility } })
}

export interface StatusSource {
  readonly text: string
  readonly spoilerText: string
  /** `text/plain` where the server does not tell. */
  readonly contentType: string
}

/** What the author typed. Empty for a remote status whose server sent no source. */
export function source(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<StatusSource> {
  const read = (value: unknown): StatusSource => {
    const raw = requireRecord(value, 'source')
    return { text: text(raw.text), spoilerText: text(raw.spoiler_text), contentType: text(raw.content_type) || 'text/plain' }
  }
  return ask(client, read, 'GET', pathOf(id, '/source'), { signal })
}

/** All versions, oldest first; the last is the current one. */
export function history(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<StatusEdit[]> {
  return askList(client, decodeStatusEdit, 'GET', pathOf(id, '/history'), { signal })
}

interface PageOptions extends CallOptions {
  readonly cursor?: Cursor | null
}

/** Empty when the server hides who it was. Akkoma and Pleroma answer all at once. */
export function favouritedBy(client: ApiClient, id: StatusId, options: PageOptions = {}): Promise<Page<Account>> {
  return askPage(client, decodeAccount, pathOf(id, '/favourited_by'), { query: { ...options.cursor }, signal: options.signal })
}

export function rebloggedBy(client: ApiClient, id: StatusId, options: PageOptions = {}): Promise<Page<Account>> {
  return askPage(client, decodeAccount, pathOf(id, '/reblogged_by'), { query: { ...options.cursor }, signal: options.signal })
}

export interface Translation {
  /** HTML. */
  readonly text: string
  /** As the service wrote it, upper or lower case; null when it did not say. */
  readonly detectedLanguage: string | null
}

export interface TranslateOptions extends CallOptions {
  /** `capabilities.translation`. */
  readonly via: 'akkoma' | 'mastodon'
  readonly language: string
  /** When the detected language is wrong. */
  readonly from?: string
}

export function translate(client: ApiClient, id: StatusId, { via, language, from, signal }: TranslateOptions): Promise<Translation> {
  const read = (value: unknown): Translation => {
    const raw = requireRecord(value, 'translation')
    return {
      text: text(raw.text) || text(raw.content),
      detectedLanguage: textOrNull(raw.detected_language) ?? textOrNull(raw.detected_source_language),
    }
  }
  return via === 'akkoma'
    ? ask(client, read, 'GET', pathOf(id, `/translations/${encodeURIComponent(language)}`), { query: { from }, signal })
    : ask(client, read, 'POST', pathOf(id, '/translate'), { form: { lang: language, source_lang: from }, signal })
}

function formOf(draft: StatusDraft): FormFields {
  return {
    ...contentForm(draft),
    visibility: draft.visibility,
    language: draft.language,
    in_reply_to_id: draft.inReplyToId,
    quote_id: draft.quoteId,
    // The name that Mastodon has for it; Akkoma and Pleroma ignore it.
    quoted_status_id: draft.quoteId,
    expires_in: draft.expiresIn,
  }
}

function contentForm(draft: StatusDraft | StatusChanges): FormFields {
  const { poll } = draft
  return {
    // Both must be there, if empty: without them Akkoma answers 500 or keeps the old ones.
    status: draft.text,
    spoiler_text: draft.spoilerText ?? '',
    sensitive: draft.sensitive ?? false,
    content_type: draft.contentType,
    media_ids: draft.mediaIds,
    poll: poll && { options: poll.options, expires_in: poll.expiresIn, multiple: poll.multiple, hide_totals: poll.hideTotals },
  }
}
