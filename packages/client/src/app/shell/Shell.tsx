import { lazyRouteComponent, Outlet } from '@tanstack/react-router'
import { Suspense, useState } from 'react'

import { useLayout } from '#app/page/useLayout.ts'
import { slots } from '#app/slots.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { SkipLinks } from '#ui/SkipLinks.tsx'

import { LoginHint } from './LoginHint.tsx'
import { NewPostButton } from './NewPostButton.tsx'
import { NoticeStack } from './NoticeStack.tsx'
import { OfflineBar } from './OfflineBar.tsx'
import css from './Shell.module.css'
import { RefusedBar } from './RefusedBar.tsx'
import { SideColumn } from './SideColumn.tsx'
import { ThirdColumn } from './ThirdColumn.tsx'
import { TopBar, type DrawerName } from './TopBar.tsx'

const SideDrawer = lazyRouteComponent(() => import('./SideDrawer.tsx'), 'SideDrawer')
const NotificationsDrawer = lazyRouteComponent(() => import('./NotificationsDrawer.tsx'), 'NotificationsDrawer')

/** Everything around the screen: bar, columns, drawers and landmarks. */
export function Shell() {
  const t = useT()
  const layout = useLayout()
  const signedIn = useSession().me !== null
  const thirdColumnMode = useSetting('thirdColumnMode')
  const side = useSetting('sidebarRight') ? 'end' : 'start'
  const [drawer, setDrawer] = useState<DrawerName | null>(null)

  const canWrite = signedIn && slots.composer !== null
  const canNotify = signedIn && slots.notifications !== null
  const third = layout === 'wide' ? thirdColumnFor(thirdColumnMode, canWrite, canNotify) : null
  return (
    <div className={css.page} data-third={third ?? undefined}>
      <SkipLinks
        label={t('skip.label')}
        links={[
          { target: 'main', label: t('skip.content') },
          ...(canWrite && layout !== 'narrow' ? [{ target: 'composer', label: t('skip.composer') }] : []),
          ...(layout === 'narrow' ? [] : [{ target: 'navigation', label: t('skip.navigation') }]),
        ]}
      />
      <TopBar layout={layout} notifications={canNotify && third !== 'notifications'} onOpen={setDrawer} />
      <OfflineBar />
      <RefusedBar />
      <div className={css.columns} data-third={third ?? undefined} data-side={side}>
        {layout !== 'narrow' && (
          <div className={css.side}>
            <SideColumn composer={canWrite && third !== 'postform'} />
          </div>
        )}
        <main id="main" className={css.main} tabIndex={-1}>
          {!signedIn && <LoginHint />}
          <Outlet />
        </main>
        {third && (
          <Suspense fallback={<div />}>
            <ThirdColumn className={css.side} mode={third} />
          </Suspense>
        )}
      </div>
      {canWrite && <NewPostButton narrow={layout === 'narrow'} />}
      <NoticeStack />
      <Suspense>
        {drawer === 'menu' && <SideDrawer onClose={() => setDrawer(null)} />}
        {drawer === 'notifications' && <NotificationsDrawer onClose={() => setDrawer(null)} />}
      </Suspense>
    </div>
  )
}

/** What stands in the third column of a wide page, where the reader wants one and the feature is there. */
function thirdColumnFor(mode: 'none' | 'notifications' | 'postform', canWrite: boolean, canNotify: boolean) {
  if (mode === 'notifications' && canNotify) return mode
  return mode === 'postform' && canWrite ? mode : null
}
