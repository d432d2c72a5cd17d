import { ask, askPage } from '../http/ask.ts'
import { decodeTag } from '../wire/tag.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Cursor, Page } from '../wire/model.ts'
import type { Tag } from '../wire/tag.ts'

const pathOf = (name: string, rest = '') => `/api/v1/tags/${encodeURIComponent(name)}${rest}`

/** 404 on Akkoma and Pleroma for a tag without any post. */
export function get(client: ApiClient, name: string, { signal }: CallOptions = {}): Promise<Tag> {
  return ask(client, decodeTag, 'GET', pathOf(name), { signal })
}

export function follow(client: ApiClient, name: string): Promise<Tag> {
  return ask(client, decodeTag, 'POST', pathOf(name, '/follow'))
}

export function unfollow(client: ApiClient, name: string): Promise<Tag> {
  return ask(client, decodeTag, 'POST', pathOf(name, '/unfollow'))
}

export function followed(
  client: ApiClient,
  { cursor, signal }: CallOptions & { readonly cursor?: Cursor | null } = {},
): Promise<Page<Tag>> {
  return askPage(client, decodeTag, '/api/v1/followed_tags', { query: { ...cursor }, signal, mayBeMissing: true })
}
