import type { ListId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { listMembersQuery, listQuery } from '#features/lists/model/listQueries.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { ListForm } from '#features/listEditor/ui/ListForm.tsx'

/** The form of a new list, and of one that is changed (spec 1, section 2). */
export function ListEditScreen({ id }: { id: ListId | null }) {
  const t = useT()
  const { me } = useSession()
  if (me !== null) return id === null ? <ListForm list={null} members={[]} /> : <KnownList id={id} />
  return (
    <Screen title={t(id === null ? 'lists.new' : 'lists.edit')}>
      <SignInPrompt>{t('signInFirst.own')}</SignInPrompt>
    </Screen>
  )
}

function KnownList({ id }: { id: ListId }) {
  const t = useT()
  const session = useSession()
  const list = useSessionQuery(listQuery(session, id))
  const members = useSessionQuery(listMembersQuery(session, id))
  if (list.data !== undefined && members.data !== undefined) return <ListForm list={list.data} members={members.data} />
  const error = list.error ?? members.error
  return (
    <Screen title={t('lists.edit')}>
      {list.error?.status === 404 ? (
        <EmptyState icon={listIcon} action={<LinkButton href={href.lists()}>{t('lists.others')}</LinkButton>}>
          {t('lists.missing')}
        </EmptyState>
      ) : error === null ? (
        <Spinner label={t('general.loading')} />
      ) : (
        <QueryFailure
          error={error}
          busy={list.isFetching || members.isFetching}
          failed={list.error ? 'lists.error' : 'lists.members.error'}
          onRetry={() => {
            if (list.data === undefined) list.refetch()
            if (members.data === undefined) members.refetch()
          }}
        />
      )}
    </Screen>
  )
}
