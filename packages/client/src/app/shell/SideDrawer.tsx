import { use } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { useStaffRole } from '#data/moderation/useStaffRole.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { loginFrom } from '#parts/navigation/loginFrom.ts'
import { usePathname } from '#parts/navigation/usePathname.ts'
import { Part } from '#parts/screen/Part.tsx'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'
import { Panel } from '#ui/Panel.tsx'

import { Drawer } from './Drawer.tsx'
import css from './SideDrawer.module.css'
import { NavigationPanel } from './NavigationPanel.tsx'
import { Nothing } from '#parts/screen/Nothing.ts'
import { Preferences } from './Preferences.tsx'
import { SettingsButton } from './SettingsButton.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { UserPanel } from './UserPanel.tsx'

const StaffEntries = lazyComponent(async () => (await import(/* chunk: staff */ './StaffEntries.tsx')).StaffEntries)

/** What a narrow page keeps behind its starting edge. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { me } = useSession()
  const pathname = usePathname()
  const staff = useStaffRole()
  const opened = use(PageWindowContext)
  return (
    <Drawer label={t('shell.menu')} edge="start" threshold={30} onClose={onClose}>
      {me === null ? (
        <Panel>
          <a href={loginFrom(pathname)} className={css.login}>
            <Icon path={logInIcon} />
            {t('shell.login')}
          </a>
        </Panel>
      ) : (
        <UserPanel me={me} composer={false} />
      )}
      <NavigationPanel />
      {staff !== null && (
        <Part failure={Nothing}>
          <StaffEntries isAdmin={staff === 'admin'} onOpen={onClose} />
        </Part>
      )}
      <Panel title={t('shell.preferences')}>
        <Preferences onShowKeys={() => opened.set('keyHelp')} />
      </Panel>
      {me !== null && (
        <Panel flush>
          <SettingsButton onOpen={onClose} />
          <SignOutButton />
        </Panel>
      )}
    </Drawer>
  )
}
