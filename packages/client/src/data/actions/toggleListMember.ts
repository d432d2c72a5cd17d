import * as calls from '@rookery/api/calls/lists'
import type { AccountId } from '@rookery/api/wire/model'
import type { UserList } from '@rookery/api/wire/userList'
import { errorMessage } from '#data/notices/errorMessage.ts'
import { accountListsQuery, listMembersQuery } from '#data/queries/lists.ts'
import { queriesOf } from '#data/queries/queriesOf.ts'
import type { Session } from '#data/session/Session.ts'
import { pendingActionsOf } from './PendingActions.ts'

/** Puts somebody into a list or takes them out: shown at once, and taken back with the reason when the server refuses. */
export function toggleListMember(session: Session, list: UserList, account: AccountId, wanted: boolean): Promise<void> {
  const { client, feeds, notices } = session
  const queries = queriesOf(session)
  const { queryKey } = accountListsQuery(session, account)
  const put = (on: boolean) =>
    queries.setQueryData(queryKey, (ids) => ids && [...ids.filter((id) => id !== list.id), ...(on ? [list.id] : [])])
  return pendingActionsOf(session).toggle(`list:${list.id}:${account}`, {
    isOn: queries.getQueryData(queryKey)?.includes(list.id) ?? !wanted,
    wanted,
    show(on) {
      void queries.cancelQueries({ queryKey })
      put(on)
      return { settle: () => {}, revert: () => void put(!on) }
    },
    ask: (on) => (on ? calls.addAccounts : calls.removeAccounts)(client, list.id, [account]),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: listMembersQuery(session, list.id).queryKey })
      if (feeds.keys().includes(`list:${list.id}`)) void feeds.reload(`list:${list.id}`)
    },
    onFailure: (error) =>
      void notices.show({
        messageKey: wanted ? 'lists.addFailed' : 'lists.removeFailed',
        args: { title: list.title, error: errorMessage(error) },
        timeout: 10_000,
        action: { label: 'general.retry', run: () => void toggleListMember(session, list, account, wanted) },
      }),
  })
}
