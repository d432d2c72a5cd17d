import { ApiError } from '../http/ApiError.ts'
import { askPage } from '../http/ask.ts'
import { isMissingStatus } from '../http/isMissingStatus.ts'
import { record } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import type { ApiClient, RequestOptions } from '../http/client.ts'
import type { FormFields } from '../http/encodeForm.ts'
import type { Cursor, Page, Status, StatusId } from '../wire/model.ts'

/** The address of a list of statuses, and its parameters besides the page. */
export interface Timeline {
  readonly path: string
  readonly query?: FormFields
}

export interface TimelineOptions {
  /** From a page before: its `older` or `newer`. */
  readonly cursor?: Cursor | null
  /** Only statuses newer than this one, newest first. */
  readonly sinceId?: StatusId | null
  /** 20 when absent; servers cut it to 40. */
  readonly limit?: number
  readonly replyVisibility?: 'all' | 'following' | 'self'
  readonly withMuted?: boolean
  readonly signal?: AbortSignal | undefined
}

/** One page of a timeline, in the server's order. */
export function fetch(client: ApiClient, timeline: Timeline, options: TimelineOptions = {}): Promise<Page<Status>> {
  // Bookmarks and favourites have an order of their own.
  const byId = !/\/(?:bookmarks|favourites)$/.test(timeline.path)
  return askPage(client, decodeStatus, timeline.path, { ...requestOf(timeline, options), byId })
}

function requestOf({ query }: Timeline, options: TimelineOptions): RequestOptions {
  const { cursor, sinceId, limit = 20, replyVisibility = 'all', withMuted, signal } = options
  return {
    query: {
      ...query,
      since_id: sinceId,
      limit,
      with_muted: withMuted,
      reply_visibility: replyVisibility === 'all' ? undefined : replyVisibility,
      ...cursor,
    },
    signal,
  }
}

/** As `fetch`, for the timeline of direct messages. If a server has none, the last posts of its conversations replace it. */
export async function fetchDirect(client: ApiClient, timeline: Timeline, options: TimelineOptions = {}): Promise<Page<Status>> {
  const request = requestOf(timeline, options)
  try {
    // Mastodon, GoToSocial and recent Akkoma have none.
    return await askPage(client, decodeStatus, timeline.path, { ...request, mayBeMissing: true })
  } catch (error) {
    if (!(error instanceof ApiError) || !isMissingStatus(error.status)) throw error
  }
  const page = await askPage(client, decodeConversation, '/api/v1/conversations', request)
  return { ...page, items: page.items.flatMap((status) => status ?? []) }
}

/** A conversation's last post; null when there is none left. */
function decodeConversation(raw: unknown): Status | null {
  const last = record(record(raw)?.last_status)
  return last && decodeStatus(last)
}
