import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { useId, useState } from 'react'
import { moveScheduled } from '#data/actions/scheduledStatuses.ts'
import { isFarEnough } from '#data/composer/scheduleRules.ts'
import { messageText, type Message } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { ScheduleField } from '#parts/scheduling/ScheduleField.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import css from './ScheduledScreen.module.css'

/** Gives a scheduled post another time; a server that refuses it says why, and the chosen time stays. */
export function MoveDialog({ post, onClose }: { post: ScheduledStatus; onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const form = useId()
  const [time, setTime] = useState<string | null>(post.scheduledAt)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Message | null>(null)
  const save = async () => {
    if (time === null) return setProblem({ key: 'composer.schedule.tooSoon' })
    // The field says so.
    if (!isFarEnough(time, session.clock.now())) return
    setBusy(true)
    const refused = await moveScheduled(session, post, time)
    setBusy(false)
    setProblem(refused)
    if (refused !== null) return
    session.notices.show({ level: 'success', messageKey: 'scheduled.moved', timeout: 5000 })
    onClose()
  }
  return (
    <Dialog
      title={t('scheduled.change.title')}
      closeLabel={t('general.close')}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('general.cancel')}</Button>
          <Button type="submit" form={form} tone="primary" busy={isBusy}>
            {t('scheduled.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBusy) void save()
        }}
      >
        <ScheduleField time={time} onChange={setTime} />
        {problem !== null && (
          <p className={css.problem} role="alert">
            {messageText(t, problem)}
          </p>
        )}
      </form>
    </Dialog>
  )
}
