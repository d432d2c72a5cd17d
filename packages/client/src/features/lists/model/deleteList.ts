import * as calls from '@rookery/api/calls/lists'
import type { UserList } from '@rookery/api/wire/userList'
import { deleteEntry } from '#features/queries/model/deleteEntry.ts'
import type { Session } from '#features/session/model/Session.ts'
import { listsQuery } from './listQueries.ts'

/** Deletes a list. It is removed immediately; if the server rejects that, it returns with a notice. */
export function deleteList(session: Session, list: UserList): Promise<void> {
  return deleteEntry(session, list, {
    queryKey: listsQuery(session).queryKey,
    request: () => calls.remove(session.client, list.id),
    failed: 'lists.deleteFailed',
    title: list.title,
  })
}
