import * as calls from '@rookery/api/calls/bookmarkFolders'
import type { BookmarkFolder } from '@rookery/api/wire/bookmarkFolder'
import { deleteEntry } from '#features/queries/model/deleteEntry.ts'
import type { Session } from '#features/session/model/Session.ts'
import { foldersQuery } from './foldersQuery.ts'

/** Deletes a folder; its bookmarks stay. It is removed immediately; if the server rejects that, it returns with a notice. */
export function deleteFolder(session: Session, folder: BookmarkFolder): Promise<void> {
  return deleteEntry(session, folder, {
    queryKey: foldersQuery(session).queryKey,
    request: () => calls.remove(session.client, folder.id),
    failed: 'folders.deleteFailed',
    title: folder.name,
  })
}
