import { use, useDeferredValue } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { useStaffRole } from '#features/staff/model/useStaff.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { loginFrom, pathBeforeLogin } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'
import { Panel } from '#ui/Panel.tsx'

import { Drawer } from './Drawer.tsx'
import css from './SideDrawer.module.css'
import { NavigationPanel } from './NavigationPanel.tsx'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Preferences } from './Preferences.tsx'
import { SettingsButton } from './SettingsButton.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { UserPanel } from './UserPanel.tsx'

const StaffEntries = lazyComponent(async () => (await import('./StaffEntries.tsx')).StaffEntries)

/** The navigation of a narrow page, in a drawer at the starting edge. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { me } = useSession()
  const address = useCell(useNavigation().address)
  const staff = useStaffRole()
  const opened = use(PageWindowContext)
  // The controls at its end render after it has opened: on a slow phone they take as long as the rest.
  const hasPreferences = useDeferredValue(true, false)
  return (
    <Drawer label={t('shell.menu')} edge="start" threshold={30} onClose={onClose}>
      {me === null ? (
        <Panel>
          <a href={loginFrom(pathBeforeLogin(address))} className={css.login}>
            <Icon path={logInIcon} />
            {t('shell.login')}
          </a>
        </Panel>
      ) : (
        <UserPanel me={me} composer={false} />
      )}
      <NavigationPanel />
      {staff !== null && (
        <Part failure={EmptyFallback}>
          <StaffEntries isAdmin={staff === 'admin'} onOpen={onClose} />
        </Part>
      )}
      {me !== null && (
        <Panel flush>
          <SettingsButton onOpen={onClose} />
          <SignOutButton />
        </Panel>
      )}
      {hasPreferences && (
        <Panel title={t('shell.preferences')}>
          <Preferences onShowKeys={() => opened.set('keyHelp')} />
        </Panel>
      )}
    </Drawer>
  )
}
