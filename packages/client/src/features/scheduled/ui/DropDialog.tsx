import type { ScheduledStatus } from '@rookery/api/wire/scheduledStatus'
import { useState } from 'react'
import { dropScheduled } from '#features/posting/model/scheduledStatuses.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Confirms the deletion of a scheduled post. `onClose` is called with the reason of a failure. */
export function DropDialog({ post, onClose }: { post: ScheduledStatus; onClose: (error?: Message | null) => void }) {
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
