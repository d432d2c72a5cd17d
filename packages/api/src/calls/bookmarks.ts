import { ask } from '../http/ask.ts'
import { decodeStatus } from '../wire/status.ts'
import { withFlag } from '../wire/withFlag.ts'
import type { ApiClient } from '../http/client.ts'
import type { BookmarkFolderId, Status, StatusId } from '../wire/model.ts'

const pathOf = (id: StatusId, verb: string) => `/api/v1/statuses/${encodeURIComponent(id)}/${verb}`

/** Bookmarks a status in a folder, or moves its bookmark there. Without a folder, or with null, it is in none. */
export function bookmark(client: ApiClient, id: StatusId, { folder }: { folder?: BookmarkFolderId | null } = {}): Promise<Status> {
  return ask(client, (raw) => withFlag(decodeStatus(raw), 'bookmarked', true), 'POST', pathOf(id, 'bookmark'), {
    form: { folder_id: folder ?? undefined },
  })
}

export function unbookmark(client: ApiClient, id: StatusId): Promise<Status> {
  return ask(client, (raw) => withFlag(decodeStatus(raw), 'bookmarked', false), 'POST', pathOf(id, 'unbookmark'))
}
