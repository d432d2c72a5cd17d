import { useState } from 'react'
import type { StatusEdit } from '@rookery/api/wire/statusEdit'
import { useStatus } from '#data/entities/useStatus.ts'
import { editHistory } from '#data/questions/editHistory.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { AnswerView } from './AnswerView.tsx'
import css from './EditHistory.module.css'
import { EditVersion } from './EditVersion.tsx'
import type { StatusDialogProps } from './StatusDialogProps.ts'

/** Every version of a post, newest or oldest first; one that is written meanwhile joins them. Their order tells them apart. */
export function EditHistory({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const answer = useAnswer(editHistory, id, { of: useStatus(id)?.editedAt ?? null })
  const [oldestFirst, setOldestFirst] = useState(false)
  const several = answer.value !== null && answer.value.length > 1
  return (
    <Dialog
      title={t('post.history.title')}
      closeLabel={t('general.close')}
      onClose={onClose}
      actions={
        several && (
          <Button size="small" pressed={oldestFirst} onClick={() => setOldestFirst(!oldestFirst)}>
            {t('post.history.oldestFirst')}
          </Button>
        )
      }
    >
      <AnswerView answer={answer} failed="post.history.error" onRetry={() => void editHistory.ask(session, id)}>
        {(versions) => (
          <ol className={css.versions}>
            {inOrder(versions, oldestFirst).map(({ version, number }) => (
              <li key={number}>
                <EditVersion version={version} number={number} of={versions.length} />
              </li>
            ))}
          </ol>
        )}
      </AnswerView>
    </Dialog>
  )
}

function inOrder(versions: readonly StatusEdit[], oldestFirst: boolean) {
  const numbered = versions.map((version, index) => ({ version, number: index + 1 }))
  return oldestFirst ? numbered : numbered.toReversed()
}
