import * as calls from '@rookery/api/calls/bookmarkFolders'
import type { BookmarkFolder } from '@rookery/api/wire/bookmarkFolder'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { foldersQuery } from './foldersQuery.ts'

/** Creates a folder (`known` is null), or changes one. Resolves to the failure, or null. */
export async function saveFolder(session: Session, known: BookmarkFolder | null, fields: calls.FolderFields): Promise<Message | null> {
  const queries = queriesOf(session)
  const { queryKey } = foldersQuery(session)
  try {
    const saved = known === null ? await calls.create(session.client, fields) : await calls.change(session.client, known.id, fields)
    queries.setQueryData(queryKey, (folders) => folders && [...folders.filter(({ id }) => id !== saved.id), saved])
    return null
  } catch (error) {
    // It may be deleted.
    void queries.invalidateQueries({ queryKey })
    return errorMessage(error)
  }
}
