import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { useState } from 'react'
import { moveScheduled } from '#features/posting/model/scheduledStatuses.ts'
import { isFarEnough } from '#features/posting/model/scheduleRules.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { ScheduleField } from './ScheduleField.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'

/** Gives a scheduled post another time; a server that refuses it says why, and the chosen time stays. */
export function MoveDialog({ post, onClose }: { post: ScheduledStatus; onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const [time, setTime] = useState<string | null>(post.scheduledAt)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const save = async () => {
    if (time === null) return setError({ key: 'composer.schedule.tooSoon' })
    // The field shows the error.
    if (!isFarEnough(time, session.clock.now())) return
    setBusy(true)
    const failure = await moveScheduled(session, post, time)
    setBusy(false)
    setError(failure)
    if (failure !== null) return
    session.notices.show({ level: 'success', messageKey: 'scheduled.moved', timeout: 5000 })
    onClose()
  }
  return (
    <FormDialog
      title={t('scheduled.change.title')}
      submitLabel={t('scheduled.save')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      busy={isBusy}
      error={error && messageText(t, error)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ScheduleField time={time} onChange={setTime} />
    </FormDialog>
  )
}
