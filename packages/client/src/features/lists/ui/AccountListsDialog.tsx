import type { AccountId, ListId } from '@rookery/api/wire/model'
import type { UserList } from '@rookery/api/wire/userList'
import { toggleListMember } from '#features/lists/model/toggleListMember.ts'
import { href } from '#features/addresses/model/href.ts'
import { sortByOwnOrder } from '#features/lists/model/sortByOwnOrder.ts'
import { accountListsQuery, listsQuery } from '#features/lists/model/listQueries.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import type { SubjectWindowProps } from '#features/actions/ui/Action.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import { LinkButton } from '#ui/LinkButton.tsx'

/** Dialog with the user's lists that contain an account; each choice is saved immediately. */
export function AccountListsDialog({ id, onClose }: SubjectWindowProps<AccountId>) {
  const t = useT()
  const session = useSession()
  const lists = useSessionQuery(listsQuery(session))
  const theirs = useSessionQuery(accountListsQuery(session, id))
  return (
    <Dialog
      title={t('profile.lists.title')}
      closeLabel={t('general.close')}
      onClose={onClose}
      size="small"
      footer={
        <LinkButton href={href.newList()} icon={plusIcon}>
          {t('lists.new')}
        </LinkButton>
      }
    >
      <p>
        <NameWithHandle id={id} />
      </p>
      <QueryView query={lists} failed="lists.error">
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={listIcon}>{t('lists.empty')}</EmptyState>
          ) : (
            <QueryView query={theirs} failed="lists.error">
              {(ids) => <Choices account={id} lists={all} ids={ids} />}
            </QueryView>
          )
        }
      </QueryView>
    </Dialog>
  )
}

function Choices({ account, lists, ids }: { account: AccountId; lists: readonly UserList[]; ids: readonly ListId[] }) {
  const session = useSession()
  return sortByOwnOrder(lists, useSetting('listOrder')).map((list) => (
    <Checkbox
      key={list.id}
      look="switch"
      label={<bdi>{list.title}</bdi>}
      checked={ids.includes(list.id)}
      onChange={(event) => void toggleListMember(session, list, account, event.currentTarget.checked)}
    />
  ))
}
