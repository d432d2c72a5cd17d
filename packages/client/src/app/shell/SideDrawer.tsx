import { use } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { href } from '#data/addresses/href.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'
import { Panel } from '#ui/Panel.tsx'

import { Drawer } from './Drawer.tsx'
import css from './SideDrawer.module.css'
import { NavigationPanel } from './NavigationPanel.tsx'
import { Preferences } from './Preferences.tsx'
import { SignOutButton } from './SignOutButton.tsx'
import { UserPanel } from './UserPanel.tsx'

/** What a narrow page keeps behind its starting edge. */
export function SideDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { me } = useSession()
  const opened = use(PageWindowContext)
  return (
    <Drawer label={t('shell.menu')} edge="start" threshold={30} onClose={onClose}>
      {me === null ? (
        <Panel>
          <a href={href.login()} className={css.login}>
            <Icon path={logInIcon} />
            {t('shell.login')}
          </a>
        </Panel>
      ) : (
        <UserPanel me={me} composer={false} />
      )}
      <NavigationPanel />
      <Panel title={t('shell.preferences')}>
        <Preferences onShowKeys={() => opened.set('keyHelp')} />
      </Panel>
      {me !== null && (
        <Panel flush>
          <SignOutButton />
        </Panel>
      )}
    </Drawer>
  )
}
