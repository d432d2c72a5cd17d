import type { AccountId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import type { ShownPages } from '#features/queries/model/ShownQuery.ts'
import { statusPeopleQuery, type StatusPeople } from '#features/statuses/model/statusPeople.ts'
import { useSessionPages } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import css from './PeopleDialog.module.css'
import type { StatusDialogProps } from '#features/statusActions/ui/StatusAction.ts'

/** Accounts that favourited or repeated a post. If the server hides them, a text says so. */
export function PeopleDialog({ id, which, onClose }: StatusDialogProps & { which: StatusPeople }) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const count = (which === 'favouritedBy' ? status?.favouritesCount : status?.reblogsCount) ?? 0
  const pages = useSessionPages(statusPeopleQuery(session, which, id), count)
  const { hasNextPage, fetchNextPage, refetch } = pages
  return (
    <Dialog title={t(`post.people.${which}`)} closeLabel={t('general.close')} onClose={onClose} size="small">
      <QueryView query={pages} failed="post.people.error" onRetry={hasNextPage ? fetchNextPage : refetch}>
        {(ids) => <People ids={ids} count={count} pages={pages} />}
      </QueryView>
    </Dialog>
  )
}

interface PeopleProps {
  ids: readonly AccountId[]
  /** How many they are, as the post says. */
  count: number
  pages: ShownPages<unknown>
}

function People({ ids, count, pages: { hasNextPage, fetchNextPage, isFetching } }: PeopleProps) {
  const t = useT()
  const unnamed = count - ids.length
  if (ids.length === 0) return <EmptyState icon={userIcon}>{count > 0 ? t('post.people.hidden') : t('post.people.none')}</EmptyState>
  return (
    <>
      <ul className={css.people}>
        {ids.map((account) => (
          <li key={account}>
            <AccountSummary id={account} size={40} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button wide busy={isFetching} onClick={fetchNextPage}>
          {t('post.people.more')}
        </Button>
      )}
      {!hasNextPage && unnamed > 0 && <p className={css.note}>{t('post.people.others', { count: unnamed })}</p>}
    </>
  )
}
