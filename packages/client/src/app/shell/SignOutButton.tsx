import { useState } from 'react'

import { signOut } from '#data/session/signOut.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { logOutIcon } from '#ui/icons/logOut.ts'

/** Ends the session in this browser, after a question where the setting asks for one. The page changes with the account. */
export function SignOutButton() {
  const t = useT()
  const session = useSession()
  const asksFirst = useSetting('modalOnLogout')
  const [asking, setAsking] = useState(false)
  const leave = () => void signOut(session)
  return (
    <>
      <Button tone="quiet" icon={logOutIcon} wide onClick={() => (asksFirst ? setAsking(true) : leave())}>
        {t('signOut.action')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('signOut.title')}
          confirmLabel={t('signOut.action')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          onConfirm={leave}
          onCancel={() => setAsking(false)}
        >
          {t('signOut.text')}
        </ConfirmDialog>
      )}
    </>
  )
}
