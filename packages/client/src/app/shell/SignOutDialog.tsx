import { isolated } from '@rookery/content'
import { useEffect } from 'react'

import { handleAtServer } from '#features/session/model/handleAtServer.ts'
import { signOut } from '#features/signIn/model/signOut.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useStoredAccount } from '#features/session/model/useStoredAccount.ts'
import { useUnsent } from '#features/signIn/model/useUnsent.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { UnsentWork } from '#features/signIn/ui/UnsentWork.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Signs out in this browser, after a confirmation if the setting says so. The page changes with the account. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const account = useStoredAccount()
  const asksAlways = useSetting('modalOnLogout')
  const unsent = useUnsent()
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
      <UnsentWork unsent={unsent} />
    </ConfirmDialog>
  )
}
