import { compareIds } from '@rookery/api/wire/ids'
import { isolated } from '@rookery/content'
import { href } from '#data/addresses/href.ts'
import { listsEvery, listsQuery } from '#data/queries/lists.ts'
import { usePolledQuery } from '#data/queries/usePolledQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#parts/query/QueryFailure.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { SignInPrompt } from '#parts/screen/SignInPrompt.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconLink } from '#ui/IconLink.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { listIcon } from '#ui/icons/list.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import css from './ListsScreen.module.css'

/** The reader's lists, newest first (spec 1, section 2), each with its timeline. */
export function ListsScreen() {
  const t = useT()
  const session = useSession()
  const { data, isFetching, error, refetch } = usePolledQuery(listsQuery(session), listsEvery)
  return (
    <Screen
      title={t('lists.title')}
      flush
      actions={
        session.me !== null && (
          <LinkButton href={href.newList()} icon={plusIcon} size="small">
            {t('lists.new')}
          </LinkButton>
        )
      }
    >
      {session.me === null ? (
        <SignInPrompt>{t('signInFirst.own')}</SignInPrompt>
      ) : error !== null && data === undefined ? (
        <QueryFailure error={error} busy={isFetching} failed="lists.error" onRetry={refetch} />
      ) : data === undefined ? (
        <Spinner label={t('general.loading')} />
      ) : data.length === 0 ? (
        <EmptyState icon={listIcon}>{t('lists.empty')}</EmptyState>
      ) : (
        <ul className={css.lists}>
          {data
            .toSorted((a, b) => compareIds(b.id, a.id))
            .map(({ id, title }) => (
              <li key={id} className={css.row}>
                <a href={href.list(id)} className={css.list}>
                  <Icon path={listIcon} />
                  <bdi>{title}</bdi>
                </a>
                <IconLink href={href.editList(id)} icon={editIcon} label={t('lists.editNamed', { title: isolated(title) })} />
              </li>
            ))}
        </ul>
      )}
    </Screen>
  )
}
