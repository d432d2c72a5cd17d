import { pollOnEdit } from '#features/posting/model/pollOnEdit.ts'
import { composersOf } from '#features/posting/model/Composers.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import type { SendQuestion } from '#features/posting/model/nextQuestion.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { undescribedFiles } from '#features/posting/model/fileRules.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'

export interface SendQuestionsProps {
  draft: DraftKey
  question: SendQuestion
  onPost: () => void
  /** Back to the form, to change something first. */
  onCancel: () => void
}

/** Questions before a draft is posted. */
export function SendQuestions({ draft, question, onPost, onCancel }: SendQuestionsProps) {
  const t = useT()
  const session = useSession()
  if (question === 'undescribed') return <DescriptionReminder draft={draft} onPost={onPost} onDescribe={onCancel} />
  if (question === 'answeredGone')
    return (
      <ConfirmDialog
        title={t('composer.answeredGone.title')}
        confirmLabel={t('composer.answeredGone.confirm')}
        cancelLabel={t('general.cancel')}
        closeLabel={t('general.close')}
        danger
        onConfirm={() => {
          composersOf(session).dispatch(draft, { kind: 'answeredGivenUp' })
          onPost()
        }}
        onCancel={onCancel}
      >
        <p>{t('composer.answeredGone.text')}</p>
      </ConfirmDialog>
    )
  if (question === 'emptyPoll')
    return (
      <ConfirmDialog
        title={t('composer.poll.empty.title')}
        confirmLabel={t('composer.poll.empty.confirm')}
        cancelLabel={t('general.cancel')}
        closeLabel={t('general.close')}
        onConfirm={onPost}
        onCancel={onCancel}
      >
        <p>{t('composer.poll.empty.text')}</p>
      </ConfirmDialog>
    )
  const edited = statusIdIn(draft, 'edit')
  const seconds = edited === null ? null : pollOnEdit(session, edited).restartsFor
  return (
    <ConfirmDialog
      title={t('composer.edit.pollEnded.title')}
      confirmLabel={t('composer.edit.pollEnded.confirm')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      danger
      onConfirm={onPost}
      onCancel={onCancel}
    >
      <p>{t('composer.edit.pollEnded.text', { minutes: Math.round((seconds ?? 0) / 60) })}</p>
    </ConfirmDialog>
  )
}

interface DescriptionReminderProps {
  draft: DraftKey
  onPost: () => void
  onDescribe: () => void
}

/** Asks for confirmation before files without a description are posted. */
function DescriptionReminder({ draft, onPost, onDescribe }: DescriptionReminderProps) {
  const t = useT()
  const count = useComposerPart(draft, ({ data }) => undescribedFiles(data).length)
  return (
    <ConfirmDialog
      title={t('composer.undescribed')}
      confirmLabel={t('composer.undescribed.post')}
      cancelLabel={t('composer.undescribed.add')}
      closeLabel={t('general.close')}
      onConfirm={onPost}
      onCancel={onDescribe}
    >
      <p>{t('composer.undescribed.text', { count })}</p>
    </ConfirmDialog>
  )
}
