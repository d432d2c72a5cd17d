import { isolated } from '@rookery/content'
import { useEffect, useState } from 'react'

import { outboxKey } from '#data/outbox/outboxOf.ts'
import { readOutbox } from '#data/outbox/OutboxEntry.ts'
import { handleAtServer } from '#data/session/handleAtServer.ts'
import { signOut } from '#data/session/signOut.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Ends the session in this browser, after a question where the setting asks for one. The page changes with the account. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const account = session.device.accounts.at(session.key)
  // What waits would be lost: that is asked whatever the setting says.
  const [waiting] = useState(() => {
    const { entries, unread } = readOutbox(session.device.kept.get(outboxKey(session.key)))
    return entries.length + unread.length
  })
  const asksFirst = useSetting('modalOnLogout') || waiting > 0
  useEffect(() => {
    if (!asksFirst) void signOut(session)
  }, [asksFirst, session])
  if (!asksFirst || account === undefined) return null
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      confirmLabel={t('signOut.action')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      danger
      onConfirm={() => void signOut(session)}
      onCancel={onClose}
    >
      {t('signOut.text', { handle: isolated(handleAtServer(account)) })} {waiting > 0 && t('outbox.signOut', { count: waiting })}
    </ConfirmDialog>
  )
}
