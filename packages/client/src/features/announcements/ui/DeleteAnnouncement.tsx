import { useState } from 'react'
import { deleteAnnouncement } from '#features/announcements/model/saveAnnouncement.ts'
import type { Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { trashIcon } from '#ui/icons/trash.ts'

/** Takes an announcement back, after a question. */
export function DeleteAnnouncement({ id, onFailure }: { id: string; onFailure: (failure: Message | null) => void }) {
  const t = useT()
  const session = useSession()
  const [isAsked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)

  async function remove(): Promise<void> {
    setBusy(true)
    onFailure(null)
    const error = await deleteAnnouncement(session, id)
    setBusy(false)
    setAsked(false)
    onFailure(error && { key: 'announcements.deleteFailed', args: { error } })
  }

  return (
    <>
      <Button size="small" icon={trashIcon} onClick={() => setAsked(true)}>
        {t('announcements.delete')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('announcements.deleteTitle')}
          confirmLabel={t('announcements.delete')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          busy={busy}
          onConfirm={() => void remove()}
          onCancel={() => setAsked(false)}
        >
          {t('announcements.deleteText')}
        </ConfirmDialog>
      )}
    </>
  )
}
