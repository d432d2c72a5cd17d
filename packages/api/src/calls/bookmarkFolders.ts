import { ask, askList } from '../http/ask.ts'
import { decodeBookmarkFolder, type BookmarkFolder } from '../wire/bookmarkFolder.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { BookmarkFolderId } from '../wire/model.ts'

const root = '/api/v1/pleroma/bookmark_folders'
const pathOf = (id: BookmarkFolderId) => `${root}/${encodeURIComponent(id)}`

/** How a folder is called. A change without an emoji takes the one that there is away. */
export type FolderFields = Pick<BookmarkFolder, 'name' | 'emoji'>

/** The server sorts them in no order. */
export function all(client: ApiClient, { signal }: CallOptions = {}): Promise<BookmarkFolder[]> {
  return askList(client, decodeBookmarkFolder, 'GET', root, { signal })
}

/** Two folders cannot have one name. */
export function create(client: ApiClient, fields: FolderFields): Promise<BookmarkFolder> {
  return ask(client, decodeBookmarkFolder, 'POST', root, { json: written(fields) })
}

export function change(client: ApiClient, id: BookmarkFolderId, fields: FolderFields): Promise<BookmarkFolder> {
  return ask(client, decodeBookmarkFolder, 'PATCH', pathOf(id), { json: written(fields) })
}

/** Its bookmarks stay, in no folder. */
export async function remove(client: ApiClient, id: BookmarkFolderId): Promise<void> {
  await client.request('DELETE', pathOf(id), { expect: 'nothing' })
}

function written({ name, emoji }: FolderFields) {
  return { name, ...(emoji !== null && { emoji }) }
}
