import { Suspense, useState } from 'react'

import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { selectorIcon } from '#ui/icons/selector.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

const SignOutDialog = lazyComponent(async () => (await import('./SignOutDialog.tsx')).SignOutDialog)

/** The signed-in accounts of this browser. Its menu is loaded shortly before it is pressed. */
export function AccountSwitcher() {
  const t = useT()
  const notify = useMissingCode()
  const [leaving, setLeaving] = useState(false)
  const load = async () => {
    const [{ AccountsMenu }] = await Promise.all([import('./AccountsMenu.tsx'), SignOutDialog.preload()])
    return (menu: MenuProps) => <AccountsMenu {...menu} onSignOut={() => setLeaving(true)} />
  }
  return (
    <>
      <MenuButton icon={selectorIcon} label={t('shell.accounts')} load={load} onFailure={notify} />
      {leaving && (
        <Suspense>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  )
}
