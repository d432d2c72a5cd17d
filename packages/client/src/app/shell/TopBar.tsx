import { Link } from '@tanstack/react-router'

import type { Layout } from '#app/page/useLayout.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { bellIcon } from '#ui/icons/bell.ts'
import { menuIcon } from '#ui/icons/menu.ts'
import { settingsIcon } from '#ui/icons/settings.ts'

import { AccountMenu } from './AccountMenu.tsx'
import { BarMenu } from './BarMenu.tsx'
import type { DrawerName } from './Drawers.tsx'
import { Preferences } from './Preferences.tsx'
import css from './TopBar.module.css'

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
    <header className={css.bar}>
      <div className={css.inner}>
        {layout === 'narrow' && <IconButton icon={menuIcon} label={t('shell.openMenu')} on="bar" onClick={() => onOpen('menu')} />}
        <Link to="/" className={css.brand} aria-label={t('shell.home', { site })}>
          {!hidesIcon && <img className={css.sign} src="/favicon.png" alt="" width={28} height={28} />}
          {!hidesName && <bdi className={css.name}>{site}</bdi>}
        </Link>
        <span className={css.spacer} />
        {notifications && <IconButton icon={bellIcon} label={t('shell.notifications')} on="bar" onClick={() => onOpen('notifications')} />}
        {layout !== 'narrow' && (
          <BarMenu label={t('preferences.title')} sign={<Icon path={settingsIcon} />}>
            <Preferences />
          </BarMenu>
        )}
        {layout !== 'narrow' && me !== null && <AccountMenu me={me} />}
      </div>
    </header>
  )
}
