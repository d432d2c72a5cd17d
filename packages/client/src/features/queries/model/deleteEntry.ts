import { ApiError } from '@rookery/api/http/ApiError'
import type { DataTag, QueryKey } from '@tanstack/react-query'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Session } from '#features/session/model/Session.ts'
import { queriesOf } from './queriesOf.ts'

export interface EntryDeletion<Entry> {
  readonly queryKey: DataTag<QueryKey, Entry[], ApiError>
  readonly request: () => Promise<void>
  /** Text of a failure, with places for a title and the reason. */
  readonly failed: MessageId
  readonly title: string
}

/** Deletes an entry of a fetched list. It is removed immediately; if the server rejects that, it returns with a notice. */
export async function deleteEntry<Entry extends { readonly id: string }>(
  session: Session,
  entry: Entry,
  deletion: EntryDeletion<Entry>,
): Promise<void> {
  const { queryKey, request, failed, title } = deletion
  const queries = queriesOf(session)
  const others = (entries: readonly Entry[]) => entries.filter(({ id }) => id !== entry.id)
  // The response to an earlier request would restore it.
  await queries.cancelQueries({ queryKey })
  queries.setQueryData(queryKey, (entries) => entries && others(entries))
  try {
    await request()
    // Another screen may have refetched the entries meanwhile, before the deletion.
    queries.setQueryData(queryKey, (entries) => entries && others(entries))
    void queries.invalidateQueries({ queryKey })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return
    queries.setQueryData(queryKey, (entries) => entries && [entry, ...others(entries)])
    session.notices.show({
      messageKey: failed,
      args: { title, error: errorMessage(error) },
      timeout: 10_000,
      action: { label: 'general.retry', run: () => void deleteEntry(session, entry, deletion) },
    })
  }
}
