import { useStatus } from '#data/entities/useStatus.ts'
import type { PeopleAnswer } from '#data/questions/statusPeople.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#parts/account/AccountSummary.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { userIcon } from '#ui/icons/user.ts'
import { AnswerView } from './AnswerView.tsx'
import css from './PeopleDialog.module.css'
import { peopleKinds, type PeopleKind } from './peopleKinds.ts'
import type { StatusDialogProps } from './StatusDialogProps.ts'

/** Who favourited or repeated a post. A server may keep it to itself; then that is said. */
export function PeopleDialog({ id, kind, onClose }: StatusDialogProps & { kind: PeopleKind }) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const { question, title } = peopleKinds[kind]
  const count = (kind === 'favouritedBy' ? status?.favouritesCount : status?.reblogsCount) ?? 0
  const answer = useAnswer(question, id, { of: count })
  const askOn = () => void (answer.value?.more ? question.askForMore(session, id) : question.ask(session, id))
  return (
    <Dialog title={t(title)} closeLabel={t('general.close')} onClose={onClose} size="small">
      <AnswerView answer={answer} failed="post.people.error" onRetry={askOn}>
        {(people) => <People people={people} count={count} loading={answer.loading} onMore={askOn} />}
      </AnswerView>
    </Dialog>
  )
}

interface PeopleProps {
  people: PeopleAnswer
  /** How many they are, as the post says. */
  count: number
  loading: boolean
  onMore: () => void
}

function People({ people: { ids, more }, count, loading, onMore }: PeopleProps) {
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
      {more !== null && (
        <Button wide busy={loading} onClick={onMore}>
          {t('post.people.more')}
        </Button>
      )}
      {more === null && unnamed > 0 && <p className={css.note}>{t('post.people.others', { count: unnamed })}</p>}
    </>
  )
}
