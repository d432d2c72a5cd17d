import { isolated } from '@rookery/content'
import { useEffect, useState } from 'react'

import { handleAtServer } from '#data/session/handleAtServer.ts'
import { readUnsent, type Unsent } from '#data/session/readUnsent.ts'
import { signOut } from '#data/session/signOut.ts'
import { useSession } from '#data/session/useSession.ts'
import { useStoredAccount } from '#data/session/useStoredAccount.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Ends the session in this browser, after a question where the setting asks for one. The page changes with the account. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const account = useStoredAccount()
  const asksAlways = useSetting('modalOnLogout')
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  useEffect(() => {
    let isCurrent = true
    void readUnsent(session).then((read) => isCurrent && setUnsent(read))
    return () => {
      isCurrent = false
    }
  }, [session])
  // Signing out deletes unsent work, so the question about it ignores the setting.
  const asksFirst = unsent && (asksAlways || unsent.actions > 0 || unsent.drafts > 0)
  useEffect(() => {
    if (asksFirst === false) void signOut(session)
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
      <p>{t('signOut.text', { handle: isolated(handleAtServer(account)) })}</p>
      {unsent.actions > 0 && <p>{t('outbox.signOut', { count: unsent.actions })}</p>}
      {unsent.drafts > 0 && <p>{t('signOut.drafts', { count: unsent.drafts })}</p>}
    </ConfirmDialog>
  )
}
