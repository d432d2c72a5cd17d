import type { PageWindow } from '#app/page/PageWindow.ts'
import type { Layout } from '#app/page/useLayout.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { whenFirstImagesLoaded } from '#lib/afterFirstImages.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { menuIcon } from '#ui/icons/menu.ts'

import { NotificationsButton } from './lazyParts.ts'
import css from './TopBar.module.css'

// The bar is readable before it is usable: its tools load with the posts.
const BarTools = lazyComponent(async () => (await import('./BarTools.tsx')).BarTools, whenFirstImagesLoaded)
const BarStaff = lazyComponent(async () => (await import('./BarStaff.tsx')).BarStaff, whenFirstImagesLoaded)

export interface TopBarProps {
  layout: Layout
  /** Whether notifications wait behind the edge instead of standing in a column. */
  notifications: boolean
  onOpen: (window: PageWindow) => void
}

/** The bar across the page. On a narrow page the drawer has the entries without room here. */
export function TopBar({ layout, notifications, onOpen }: TopBarProps) {
  const t = useT()
  const hasTools = useLoaded(BarTools, true)
  const hasBell = useLoaded(NotificationsButton, notifications)
  const hasStaff = useLoaded(BarStaff, layout === 'narrow')
  const hidesIcon = useSetting('hideSiteFavicon')
  const hidesName = useSetting('hideSiteName')
  const site = useServer(({ instance }) => instance.title)
  return (
    <header className={css.bar} data-stuck>
      <div className={css.inner}>
        {layout === 'narrow' && <IconButton icon={menuIcon} label={t('shell.openMenu')} on="bar" onClick={() => onOpen('menu')} />}
        {(!hidesIcon || !hidesName) && (
          <a href="/" className={css.brand} aria-label={t('shell.home', { site })}>
            {!hidesIcon && <img className={css.sign} src="/favicon.png" alt="" width={28} height={28} />}
            {!hidesName && <bdi className={css.name}>{site}</bdi>}
          </a>
        )}
        <span className={css.spacer} data-logo />
        {/* Entries that load last come first, so that none moves away from under a finger. */}
        {hasStaff && layout === 'narrow' && <BarStaff layout={layout} />}
        {hasBell && <NotificationsButton onOpen={() => onOpen('notifications')} />}
        <span className={css.tools}>{hasTools && <BarTools layout={layout} />}</span>
      </div>
    </header>
  )
}
