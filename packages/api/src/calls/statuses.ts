import { ask } from '../http/ask.ts'
import { inSlices } from '../http/inSlices.ts'
import { decodeList } from '../wire/list.ts'
import { requireRecord } from '../wire/read.ts'
import { decodeStatus } from '../wire/status.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Status, StatusId, Visibility } from '../wire/model.ts'

const pathOf = (id: StatusId, rest = '') => `/api/v1/statuses/${encodeURIComponent(id)}${rest}`

const act =
  (name: string) =>
  (client: ApiClient, id: StatusId): Promise<Status> =>
    ask(client, decodeStatus, 'POST', pathOf(id, `/${name}`))

export function get(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<Status> {
  return ask(client, decodeStatus, 'GET', pathOf(id), { signal })
}

/** Ancestors that come before the first replies. */
const nearAncestors = 25

/**
 * The conversation around a status. Hundreds of posts may come at once, so that they are decoded in slices as they are read: first the
 * nearest ancestors, then the replies, then the other ancestors, each part oldest first. On Akkoma and Pleroma the ancestors may hold posts
 * of other branches: build the tree from `inReplyToId`.
 */
export async function context(client: ApiClient, id: StatusId, { signal }: CallOptions = {}): Promise<AsyncGenerator<Status[], void>> {
  const path = pathOf(id, '/context')
  const listsOf = (raw: unknown) => {
    const { ancestors, descendants } = requireRecord(raw, 'context')
    return [decodeList(ancestors, asItIs), decodeList(descendants, asItIs)] as const
  }
  const [before, after] = await ask(client, listsOf, 'GET', path, { signal })
  return decodeInSlices(client, path, [...before.slice(-nearAncestors), ...after, ...before.slice(0, -nearAncestors)])
}

async function* decodeInSlices(client: ApiClient, path: string, items: readonly unknown[]): AsyncGenerator<Status[], void> {
  for await (const some of inSlices(items)) yield decodeList(some, decodeStatus, (error) => client.onDropped(error, path))
}

function asItIs(raw: unknown): unknown {
  return raw
}

export const favourite = act('favourite')
export const unfavourite = act('unfavourite')
export const pin = act('pin')
export const unpin = act('unpin')
/** Mutes the whole conversation. */
export const mute = act('mute')
export const unmute = act('unmute')
/** Undoes a repeat. `id` is the original's, not the wrapper's; the response is the original. */
export const unreblog = act('unreblog')

/** Repeats a status. The response is the wrapper; the new counts are in its `reblog`. Without an audience it has no body: Hollo takes no form. */
export function reblog(client: ApiClient, id: StatusId, { visibility }: { visibility?: Visibility } = {}): Promise<Status> {
  return ask(client, decodeStatus, 'POST', pathOf(id, '/reblog'), visibility === undefined ? {} : { json: { visibility } })
}
