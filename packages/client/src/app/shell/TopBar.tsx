import type { Layout } from '#app/page/useLayout.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { menuIcon } from '#ui/icons/menu.ts'
import { settingsIcon } from '#ui/icons/settings.ts'

import { BarMenu } from './BarMenu.tsx'
import { NotificationsButton } from './NotificationsButton.tsx'
import css from './TopBar.module.css'

const PreferencesWindow = lazyComponent(async () => (await import('./PreferencesWindow.tsx')).PreferencesWindow)
const AccountWindow = lazyComponent(async () => (await import('./AccountWindow.tsx')).AccountWindow)

/** What a narrow page keeps behind its edges. */
export type DrawerName = 'menu' | 'notifications'

export interface TopBarProps {
  layout: Layout
  /** Whether notifications wait behind the edge instead of standing in a column. */
  notifications: boolean
  onOpen: (drawer: DrawerName) => void
}

/** The bar across the page. On a narrow page the drawer has what finds no room here. */
export function TopBar({ layout, notifications, onOpen }: TopBarProps) {
  const t = useT()
  const { me, server } = useSession()
  const hidesIcon = useSetting('hideSiteFavicon')
  const hidesName = useSetting('hideSiteName')
  const site = server.instance.title
  return (
    <header className={css.bar} data-stuck>
      <div className={css.inner}>
        {layout === 'narrow' && <IconButton icon={menuIcon} label={t('shell.openMenu')} on="bar" onClick={() => onOpen('menu')} />}
        <a href="/" className={css.brand} aria-label={t('shell.home', { site })}>
          {!hidesIcon && <img className={css.sign} src="/favicon.png" alt="" width={28} height={28} />}
          {!hidesName && <bdi className={css.name}>{site}</bdi>}
        </a>
        <span className={css.spacer} />
        {notifications && <NotificationsButton onOpen={() => onOpen('notifications')} />}
        {layout !== 'narrow' && <BarMenu label={t('shell.preferences')} sign={<Icon path={settingsIcon} />} window={PreferencesWindow} />}
        {layout !== 'narrow' && me !== null && (
          <BarMenu label={t('shell.account')} sign={<AccountAvatar id={me} size={28} />} window={AccountWindow} />
        )}
      </div>
    </header>
  )
}
