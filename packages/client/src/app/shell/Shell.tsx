import { useRef, useState, type ReactNode } from 'react'

import { useEdgeSwipe } from '#app/page/useEdgeSwipe.ts'
import { useLayout } from '#app/page/useLayout.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { SkipLinks } from '#ui/SkipLinks.tsx'

import { LinkLayer, NoticeStack, StateBars } from './lazyParts.ts'
import { LoginHint } from './LoginHint.tsx'
import { NewPostButton } from './NewPostButton.tsx'
import css from './Shell.module.css'
import { Part } from '#parts/screen/Part.tsx'
import { SideColumn } from './SideColumn.tsx'
import { ThirdColumn } from './ThirdColumn.tsx'
import { TopBar, type DrawerName } from './TopBar.tsx'

const SideDrawer = lazyComponent(async () => (await import('./SideDrawer.tsx')).SideDrawer)
const NotificationsDrawer = lazyComponent(async () => (await import('./NotificationsDrawer.tsx')).NotificationsDrawer)

/** Everything around the screen: bar, columns, drawers and landmarks. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const layout = useLayout()
  const signedIn = useSession().me !== null
  const thirdColumnMode = useSetting('thirdColumnMode')
  const side = useSetting('sidebarRight') ? 'end' : 'start'
  const [drawer, setDrawer] = useState<DrawerName | null>(null)
  const page = useRef<HTMLDivElement>(null)
  useEdgeSwipe(page, (edge) => {
    if (layout !== 'narrow' || drawer !== null) return
    if (edge === 'start') setDrawer('menu')
    else if (signedIn) setDrawer('notifications')
  })

  // Spec 1, section 9: wide only when somebody is signed in and wants a third column.
  const third = layout === 'wide' && signedIn && thirdColumnMode !== 'none' ? thirdColumnMode : null
  return (
    <div ref={page} className={css.page} data-third={third ?? undefined}>
      <SkipLinks
        label={t('skip.label')}
        links={[
          { target: 'main', label: t('skip.content') },
          ...(signedIn && layout !== 'narrow' ? [{ target: 'composer', label: t('skip.composer') }] : []),
          ...(layout === 'narrow' ? [] : [{ target: 'navigation', label: t('skip.navigation') }]),
          ...(third === 'notifications' ? [{ target: third, label: t('skip.notifications') }] : []),
        ]}
      />
      <TopBar layout={layout} notifications={signedIn && third !== 'notifications'} onOpen={setDrawer} />
      <Part failure={Nothing}>
        <StateBars />
      </Part>
      <div className={css.columns} data-third={third ?? undefined} data-side={side}>
        {layout !== 'narrow' && (
          <aside className={css.side} aria-label={t('shell.side')}>
            <SideColumn composer={third !== 'postform'} />
          </aside>
        )}
        <main id="main" className={css.main} tabIndex={-1}>
          {signedIn ? <NewPostButton narrow={layout === 'narrow'} /> : <LoginHint />}
          {children}
        </main>
        {third && <ThirdColumn className={css.side} mode={third} />}
      </div>
      <Part failure={Nothing}>
        <NoticeStack />
      </Part>
      <Part failure={Nothing}>
        <LinkLayer />
      </Part>
      <Part>
        {drawer === 'menu' && <SideDrawer onClose={() => setDrawer(null)} />}
        {drawer === 'notifications' && <NotificationsDrawer onClose={() => setDrawer(null)} />}
      </Part>
    </div>
  )
}

/** In place of what comes by itself when it can be had: until then a link leads where it led. */
function Nothing() {
  return null
}
