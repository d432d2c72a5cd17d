import * as calls from '@rookery/api/calls/lists'
import type { AccountId, ListId } from '@rookery/api/wire/model'
import type { ListRules } from '@rookery/api/wire/userList'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { listMembersQuery, listQuery, listsQuery } from './listQueries.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'

/** The desired state of a list. */
export interface DesiredList {
  readonly title: string
  readonly rules: ListRules
  readonly members: readonly AccountId[]
}

/** Number of ids that fit into an address, where the call for removing members has them. */
const idsPerRequest = 100

/** Result of saving. `id` is null while the list does not exist; a retry with an id continues after the step that failed. */
export interface SavedList {
  readonly id: ListId | null
  /** The failure, if not all changes were saved. */
  readonly error: Message | null
}

/** Creates a list, or changes it to the desired state. */
export async function saveList(session: Session, known: ListId | null, desired: DesiredList): Promise<SavedList> {
  let id = known
  try {
    id = await saveTitle(session, known, desired)
    await saveMembers(session, id, desired.members)
    return { id, error: null }
  } catch (error) {
    return { id, error: errorMessage(error) }
  }
}

async function saveTitle(session: Session, known: ListId | null, { title, rules }: DesiredList): Promise<ListId> {
  const { client } = session
  const queries = queriesOf(session)
  const saved = known === null ? await calls.create(client, title, rules) : await calls.rename(client, known, title, rules)
  const { id } = saved
  if (known === null) queries.setQueryData(listMembersQuery(session, id).queryKey, [])
  queries.setQueryData(listQuery(session, id).queryKey, saved)
  queries.setQueryData(listsQuery(session).queryKey, (lists) => lists && [saved, ...lists.filter((list) => list.id !== id)])
  return id
}

async function saveMembers(session: Session, id: ListId, members: readonly AccountId[]): Promise<void> {
  const { client } = session
  const feeds = feedsOf(session)
  const queries = queriesOf(session)
  const { queryKey } = listMembersQuery(session, id)
  const before = queries.getQueryData(queryKey) ?? []
  const added = members.filter((member) => !before.includes(member))
  const removed = before.filter((member) => !members.includes(member))
  try {
    for (const some of inChunks(added)) await calls.addAccounts(client, id, some)
    for (const some of inChunks(removed)) await calls.removeAccounts(client, id, some)
    queries.setQueryData(queryKey, members)
  } finally {
    // Some changes may be done when another is rejected.
    void queries.invalidateQueries({ queryKey })
    for (const account of [...added, ...removed]) void queries.invalidateQueries({ queryKey: ['accountLists', account] })
  }
  if (added.length + removed.length > 0 && feeds.keys().includes(`list:${id}`)) void feeds.reload(`list:${id}`)
}

function inChunks<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / idsPerRequest) }, (_, part) =>
    items.slice(part * idsPerRequest, (part + 1) * idsPerRequest),
  )
}
