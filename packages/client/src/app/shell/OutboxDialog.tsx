import type { ActionQueue } from '#features/actions/model/createActionQueue.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { sendIcon } from '#ui/icons/send.ts'
import css from './OutboxDialog.module.css'
import { OutboxRow } from './OutboxRow.tsx'

/** Queued actions in sending order, and rejected ones; each can be retried or dropped. */
export function OutboxDialog({ outbox, onClose }: { outbox: ActionQueue; onClose: () => void }) {
  const t = useT()
  const entries = useCell(outbox)
  const unread = useCell(outbox.unreadable)
  const sending = useCell(outbox.sending)
  const isWaiting = entries.some(({ failure }) => failure === null)
  return (
    <Dialog
      title={t('outbox.title')}
      closeLabel={t('general.close')}
      onClose={onClose}
      footer={
        isWaiting && (
          <Button tone="primary" busy={sending !== null} onClick={() => outbox.tryNow()}>
            {t('outbox.tryAll')}
          </Button>
        )
      }
    >
      {unread.length > 0 && (
        <div className={css.row}>
          <p>{t('announce.joined', { first: t('outbox.unread', { count: unread.length }), second: t('outbox.unreadHint') })}</p>
          <div className={css.actions}>
            <Button size="small" tone="quiet" onClick={() => outbox.dropUnreadable()}>
              {t('outbox.dropUnread')}
            </Button>
          </div>
        </div>
      )}
      {entries.length === 0 ? (
        <EmptyState icon={sendIcon}>{t('outbox.empty')}</EmptyState>
      ) : (
        <>
          <p className={css.hint}>{t('announce.joined', { first: t('outbox.hint'), second: t('outbox.apart') })}</p>
          <ul className={css.list} aria-label={t('outbox.title')}>
            {entries.map((entry) => (
              <OutboxRow key={entry.key} entry={entry} isSending={sending === entry.key} outbox={outbox} />
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
