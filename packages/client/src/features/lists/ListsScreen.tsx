import { compareIds } from '@rookery/api/wire/ids'
import { lists, listsEvery } from '#data/lists/lists.ts'
import { messageText } from '#data/notices/Message.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Icon } from '#ui/Icon.tsx'
import { listIcon } from '#ui/icons/list.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import css from './ListsScreen.module.css'

/** The reader's lists, newest first (spec 1, section 2), each with its timeline. */
export function ListsScreen() {
  const t = useT()
  const session = useSession()
  const signedIn = session.me !== null
  const { value, loading, error } = useAnswer(lists, 'all', { wanted: signedIn, every: listsEvery })
  return (
    <Screen title={t('lists.title')} flush>
      {!signedIn ? (
        <EmptyState icon={listIcon} action={<LinkButton href="/login">{t('shell.login')}</LinkButton>}>
          {t('signInFirst.own')}
        </EmptyState>
      ) : error !== null && value === null ? (
        <ErrorState retry={{ label: t('general.retry'), onRetry: () => void lists.ask(session, 'all'), busy: loading }}>
          {t('lists.error', { error: messageText(t, error.message) })}
        </ErrorState>
      ) : value === null ? (
        <Spinner label={t('general.loading')} />
      ) : value.length === 0 ? (
        <EmptyState icon={listIcon}>{t('lists.empty')}</EmptyState>
      ) : (
        <ul className={css.lists}>
          {value
            .toSorted((a, b) => compareIds(b.id, a.id))
            .map(({ id, title }) => (
              <li key={id}>
                <a href={`/lists/${encodeURIComponent(id)}`} className={css.list}>
                  <Icon path={listIcon} />
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
        </ul>
      )}
    </Screen>
  )
}
