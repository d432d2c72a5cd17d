import { ApiError } from '../http/ApiError.ts'
import { askPage } from '../http/ask.ts'
import { record } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import type { ApiClient, RequestOptions } from '../http/client.ts'
import type { FormFields } from '../http/encodeForm.ts'
import type { AccountId, Cursor, ListId, Page, Status, StatusId } from '../wire/model.ts'

/** `public` is the server's own timeline, `all` the whole network it knows. */
export type Timeline =
  | { readonly kind: 'home' | 'public' | 'all' | 'bubble' | 'direct' | 'bookmarks' | 'favourites' }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'list'; readonly id: ListId }
  /** `user` is without replies. */
  | { readonly kind: 'user' | 'userReplies' | 'userMedia' | 'pinned'; readonly accountId: AccountId }

export interface TimelineOptions {
  /** From a page before: its `older` or `newer`. */
  readonly cursor?: Cursor | null
  /** Only what is newer than this one, newest first. */
  readonly sinceId?: StatusId | null
  /** 20 when absent; servers cut it to 40. */
  readonly limit?: number
  readonly replyVisibility?: 'all' | 'following' | 'self'
  readonly withMuted?: boolean
  readonly signal?: AbortSignal | undefined
}

/** One page of a timeline, in the server's order. */
export async function fetch(client: ApiClient, timeline: Timeline, options: TimelineOptions = {}): Promise<Page<Status>> {
  const { path, query } = addressOf(timeline)
  const request = requestOf(timeline, options, query)
  return timeline.kind === 'direct' ? fetchDirect(client, path, request) : askPage(client, decodeStatus, path, request)
}

function requestOf(timeline: Timeline, options: TimelineOptions, query: FormFields = {}): RequestOptions {
  const { cursor, sinceId, limit = 20, replyVisibility = 'all', withMuted, signal } = options
  const takesMuted = timeline.kind !== 'favourites' && timeline.kind !== 'bookmarks'
  return {
    query: {
      ...query,
      since_id: sinceId,
      limit,
      with_muted: takesMuted ? withMuted : undefined,
      reply_visibility: takesMuted && replyVisibility !== 'all' ? replyVisibility : undefined,
      ...cursor,
    },
    signal,
  }
}

function addressOf(timeline: Timeline): { path: string; query?: FormFields } {
  switch (timeline.kind) {
    case 'home':
    case 'bubble':
    case 'direct':
      return { path: `/api/v1/timelines/${timeline.kind}` }
    case 'public':
      return { path: '/api/v1/timelines/public', query: { local: true, only_media: false } }
    case 'all':
      return { path: '/api/v1/timelines/public', query: { only_media: false } }
    case 'bookmarks':
    case 'favourites':
      return { path: `/api/v1/${timeline.kind}` }
    case 'tag':
      return { path: `/api/v1/timelines/tag/${encodeURIComponent(timeline.tag)}` }
    case 'list':
      return { path: `/api/v1/timelines/list/${encodeURIComponent(timeline.id)}` }
    case 'user':
      return ofAccount(timeline.accountId, { exclude_replies: true })
    case 'userReplies':
      return ofAccount(timeline.accountId, {})
    case 'userMedia':
      return ofAccount(timeline.accountId, { only_media: true })
    case 'pinned':
      return ofAccount(timeline.accountId, { pinned: true })
  }
}

function ofAccount(id: AccountId, query: FormFields) {
  return { path: `/api/v1/accounts/${encodeURIComponent(id)}/statuses`, query }
}

// Servers that were found to have no direct timeline (Mastodon, GoToSocial, recent Akkoma), so that each poll does not ask in vain.
const withoutDirect = new WeakSet<ApiClient>()

async function fetchDirect(client: ApiClient, path: string, request: RequestOptions): Promise<Page<Status>> {
  if (!withoutDirect.has(client)) {
    try {
      return await askPage(client, decodeStatus, path, request)
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error
      withoutDirect.add(client)
    }
  }
  const page = await askPage(client, decodeConversation, '/api/v1/conversations', request)
  return { ...page, items: page.items.flatMap((status) => status ?? []) }
}

/** A conversation's last post; null when there is none left. */
function decodeConversation(raw: unknown): Status | null {
  const last = record(record(raw)?.last_status)
  return last && decodeStatus(last)
}
