import { messageText } from '#data/notices/Message.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#parts/account/AccountSummary.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import { Spinner } from '#ui/Spinner.tsx'
import css from './PeopleDialog.module.css'
import { peopleKinds, type PeopleKind } from './peopleKinds.ts'
import type { StatusDialogProps } from './StatusDialogProps.ts'

/** Who favourited or repeated a post. A server may keep it to itself; then that is said. */
export function PeopleDialog({ id, kind, onClose }: StatusDialogProps & { kind: PeopleKind }) {
  const t = useT()
  const session = useSession()
  const { question, title } = peopleKinds[kind]
  const { value, loading, error } = useAnswer(question, id)
  const status = useStatus(id)
  const count = (kind === 'favouritedBy' ? status?.favouritesCount : status?.reblogsCount) ?? 0
  const failure = error === null ? null : t('post.people.error', { error: messageText(t, error.message) })
  const retry = { label: t('general.retry'), onRetry: () => void question.ask(session, id), busy: loading }
  return (
    <Dialog title={t(title)} closeLabel={t('general.close')} onClose={onClose} size="small">
      {value === null ? (
        failure === null ? (
          <Spinner label={t('general.loading')} />
        ) : (
          <ErrorState retry={retry}>{failure}</ErrorState>
        )
      ) : value.ids.length === 0 ? (
        <EmptyState icon={userIcon}>{count > 0 ? t('post.people.hidden') : t('post.people.none')}</EmptyState>
      ) : (
        <>
          <ul className={css.people}>
            {value.ids.map((account) => (
              <li key={account}>
                <AccountSummary id={account} size={40} />
              </li>
            ))}
          </ul>
          {failure !== null && (
            <p role="alert" className={css.note}>
              {failure}
            </p>
          )}
          {value.more === null ? (
            count > value.ids.length && <p className={css.note}>{t('post.people.others', { count: count - value.ids.length })}</p>
          ) : (
            <Button wide busy={loading} onClick={() => void question.askForMore(session, id)}>
              {t('post.people.more')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}
