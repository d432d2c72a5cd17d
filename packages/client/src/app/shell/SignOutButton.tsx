import { useState } from 'react'

import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { logOutIcon } from '#ui/icons/logOut.ts'

import css from './SignOutButton.module.css'
import { SignOutDialog } from './SignOutDialog.tsx'

/** Signs out of the account on screen. */
export function SignOutButton() {
  const t = useT()
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <button type="button" className={css.row} onClick={() => setLeaving(true)}>
        <Icon path={logOutIcon} />
        {t('signOut.action')}
      </button>
      {leaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  )
}
