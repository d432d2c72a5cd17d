import { useState } from 'react'
import type { StatusEdit } from '@rookery/api/wire/statusEdit'
import { messageText } from '#data/notices/Message.ts'
import { editHistory } from '#data/questions/editHistory.ts'
import { useAnswer } from '#data/questions/useAnswer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import css from './EditHistory.module.css'
import { EditVersion } from './EditVersion.tsx'
import type { StatusDialogProps } from './StatusDialogProps.ts'

/** Every version of a post, newest or oldest first. Versions have no ids: their order tells them apart. */
export function EditHistory({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const { value, loading, error } = useAnswer(editHistory, id)
  const [oldestFirst, setOldestFirst] = useState(false)
  const several = value !== null && value.length > 1
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
      {error !== null ? (
        <ErrorState retry={{ label: t('general.retry'), onRetry: () => void editHistory.ask(session, id), busy: loading }}>
          {t('post.history.error', { error: messageText(t, error.message) })}
        </ErrorState>
      ) : value === null ? (
        <Spinner label={t('general.loading')} />
      ) : (
        <ol className={css.versions}>
          {inOrder(value, oldestFirst).map(({ version, number }) => (
            <li key={number}>
              <EditVersion version={version} number={number} of={value.length} />
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}

function inOrder(versions: readonly StatusEdit[], oldestFirst: boolean) {
  const numbered = versions.map((version, index) => ({ version, number: index + 1 }))
  return oldestFirst ? numbered : numbered.toReversed()
}
