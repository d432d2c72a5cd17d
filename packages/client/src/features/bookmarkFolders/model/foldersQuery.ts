import * as calls from '@rookery/api/calls/bookmarkFolders'
import { compareIds } from '@rookery/api/wire/ids'
import { queryOptions } from '@tanstack/react-query'
import type { Session } from '#features/session/model/Session.ts'

/** Folders rarely change elsewhere. */
export const foldersPollMs = 240_000

/** The user's bookmark folders, the oldest first: a folder stays where it is when it gets another name. */
export function foldersQuery({ client, me }: Session) {
  return queryOptions({
    queryKey: ['bookmarkFolders'],
    queryFn: ({ signal }) => calls.all(client, { signal }),
    select: (folders) => folders.toSorted((one, other) => compareIds(one.id, other.id)),
    enabled: me !== null,
    meta: { capability: 'bookmarkFolders' },
  })
}
