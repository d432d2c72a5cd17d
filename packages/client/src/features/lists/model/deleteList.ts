import * as calls from '@rookery/api/calls/lists'
import { ApiError } from '@rookery/api/http/ApiError'
import type { UserList } from '@rookery/api/wire/userList'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { listsQuery } from './listQueries.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'

/** Deletes a list. It is removed at once; if the server rejects that, it returns with a notice. */
export async function deleteList(session: Session, list: UserList): Promise<void> {
  const { client, notices } = session
  const queries = queriesOf(session)
  const { queryKey } = listsQuery(session)
  const others = (lists: readonly UserList[]) => lists.filter(({ id }) => id !== list.id)
  // The response to an earlier request would restore it.
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (lists) => lists && others(lists))
  try {
    await calls.remove(client, list.id)
    // Another screen may have refetched the lists meanwhile, before the deletion.
    queries.setQueryData(queryKey, (lists) => lists && others(lists))
    void queries.invalidateQueries({ queryKey })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return
    queries.setQueryData(queryKey, (lists) => lists && [list, ...others(lists)])
    notices.show({
      messageKey: 'lists.deleteFailed',
      args: { title: list.title, error: errorMessage(error) },
      timeout: 10_000,
      action: { label: 'general.retry', run: () => void deleteList(session, list) },
    })
  }
}
