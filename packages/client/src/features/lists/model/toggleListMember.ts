import * as calls from '@rookery/api/calls/lists'
import type { AccountId } from '@rookery/api/wire/model'
import type { UserList } from '@rookery/api/wire/userList'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import { accountListsQuery, listMembersQuery } from './listQueries.ts'
import { queriesOf } from '#features/queries/model/queriesOf.ts'
import type { Session } from '#features/session/model/Session.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { defineAction } from '#features/actions/model/defineAction.ts'

const listMemberAction = defineAction<AccountId, { readonly list: UserList }>({
  kind: 'list',
  subject: (account, { list }) => `list:${list.id}:${account}`,
  isQueued: false,
  isOn: (session, account, { list }) => queriesOf(session).getQueryData(accountListsQuery(session, account).queryKey)?.includes(list.id),
  patch(session, account, desired, { list }) {
    const queries = queriesOf(session)
    const { queryKey } = accountListsQuery(session, account)
    const put = (on: boolean) =>
      queries.setQueryData(queryKey, (ids) => ids && [...ids.filter((id) => id !== list.id), ...(on ? [list.id] : [])])
    void queries.cancelQueries({ queryKey })
    put(desired)
    return { settle: () => {}, revert: () => void put(!desired) }
  },
  request: ({ client }, account, desired, { list }) => (desired ? calls.addAccounts : calls.removeAccounts)(client, list.id, [account]),
  onSettled(session, _account, _end, { list }) {
    void queriesOf(session).invalidateQueries({ queryKey: listMembersQuery(session, list.id).queryKey })
    if (feedsOf(session).keys().includes(`list:${list.id}`)) void feedsOf(session).reload(`list:${list.id}`)
  },
  onRejected: ({ notices }, _account, { error, desired, retry }, { list }) =>
    void notices.show({
      messageKey: desired ? 'lists.addFailed' : 'lists.removeFailed',
      args: { title: list.title, error: errorMessage(error) },
      timeout: 10_000,
      action: { label: 'general.retry', run: retry },
    }),
})

/** Adds an account to a list or removes it: shown immediately, and reverted with a notice if the server rejects it. */
export async function toggleListMember(session: Session, list: UserList, account: AccountId, desired: boolean): Promise<void> {
  await listMemberAction.run(session, account, desired, { list })
}
