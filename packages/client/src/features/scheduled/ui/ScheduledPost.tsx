import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { useState } from 'react'
import { unschedule, dropScheduled } from '#features/posting/model/scheduledStatuses.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useActionContext } from '#features/actions/ui/useActionContext.ts'
import { ScopeIcon } from '#features/statusCard/ui/ScopeIcon.tsx'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { clockIcon } from '#ui/icons/clock.ts'
import { editIcon } from '#ui/icons/edit.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { MoveDialog } from './MoveDialog.tsx'
import css from './ScheduledScreen.module.css'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

const ComposerDialog = lazyComponent(async () => (await import('#features/composer/ui/ComposerDialog.tsx')).ComposerDialog)

/** A scheduled post: time, content, and actions. */
export function ScheduledPost({ post }: { post: ScheduledStatus }) {
  const t = useT()
  const formats = useFormats()
  const session = useSession()
  const { open } = useActionContext()
  const [asked, setAsked] = useState<'move' | 'drop' | null>(null)
  const [isTaken, setTaken] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  const { scheduledAt, text, spoilerText, attachments, poll, inReplyToId, quoteId, visibility } = post
  const time = formats.date(Date.parse(scheduledAt), { dateStyle: 'full', timeStyle: 'short' })
  const parts = [
    inReplyToId !== null && t('scheduled.reply'),
    quoteId !== null && t('scheduled.quote'),
    attachments.length > 0 && t('scheduled.files', { count: attachments.length }),
    poll !== null && t('scheduled.poll'),
  ].filter((part) => part !== false)
  const edit = async () => {
    setTaken(true)
    const taken = await unschedule(session, post)
    setTaken(false)
    if (typeof taken !== 'string') return setError(taken.error)
    session.notices.show({ level: 'info', messageKey: 'scheduled.edited', timeout: 10_000 })
    open(ComposerDialog, { draft: taken })
  }
  const close = (failure: Message | null = null) => {
    setAsked(null)
    setError(failure)
  }
  return (
    <li className={css.post} aria-label={time}>
      <p className={css.head}>
        <time className={css.time} dateTime={scheduledAt}>
          {time}
        </time>
        <span className={css.rest}>
          <ScopeIcon visibility={visibility} />
          <LiveTime at={scheduledAt} isToCome />
        </span>
      </p>
      {spoilerText !== '' && (
        <p className={css.subject}>
          <bdi>{spoilerText}</bdi>
        </p>
      )}
      <p className={css.text} dir="auto">
        {text.trim() === '' ? t('scheduled.noText') : text}
      </p>
      {parts.length > 0 && <p className={css.rest}>{formats.list(parts)}</p>}
      {error !== null && (
        <p className={css.problem} role="alert">
          {messageText(t, error)}
        </p>
      )}
      <div className={css.actions}>
        <Button size="small" icon={clockIcon} onClick={() => setAsked('move')}>
          {t('scheduled.change')}
        </Button>
        <Button size="small" icon={editIcon} busy={isTaken} onClick={() => void edit()}>
          {t('scheduled.edit')}
        </Button>
        <Button size="small" icon={trashIcon} onClick={() => setAsked('drop')}>
          {t('scheduled.delete')}
        </Button>
      </div>
      {asked === 'move' && <MoveDialog post={post} onClose={close} />}
      {asked === 'drop' && <DropDialog post={post} onClose={close} />}
    </li>
  )
}

/** Confirms the deletion of a scheduled post. `onClose` is called with the reason of a failure. */
function DropDialog({ post, onClose }: { post: ScheduledStatus; onClose: (error?: Message | null) => void }) {
  const t = useT()
  const session = useSession()
  const [isBusy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      title={t('scheduled.delete.title')}
      confirmLabel={t('scheduled.delete')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      danger
      busy={isBusy}
      onCancel={() => onClose()}
      onConfirm={() => {
        setBusy(true)
        void dropScheduled(session, post).then((error) => {
          if (error === null) session.notices.show({ level: 'info', messageKey: 'scheduled.deleted', timeout: 5000 })
          onClose(error)
        })
      }}
    >
      {t('scheduled.delete.text')}
    </ConfirmDialog>
  )
}
