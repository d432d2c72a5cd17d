import { use, type ReactNode } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { useLayout } from '#app/page/useLayout.ts'
import { href } from '#features/addresses/model/href.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { useDrawn } from '#lib/useDrawn.ts'
import { SkipLinks } from '#ui/SkipLinks.tsx'

import { LinkLayer, NewPostButton, NewPostDialog, NoticeStack, StateBars } from './lazyParts.ts'
import { LoginHint } from './LoginHint.tsx'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import css from './Shell.module.css'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { SideColumn } from './SideColumn.tsx'
import { ThirdColumn } from './ThirdColumn.tsx'
import { TopBar } from './TopBar.tsx'

const SideDrawer = lazyComponent(async () => (await import('./SideDrawer.tsx')).SideDrawer)
const NotificationsDrawer = lazyComponent(async () => (await import('./NotificationsDrawer.tsx')).NotificationsDrawer)

/** Everything around the screen: bar, columns, drawers and landmarks. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useT()
  const layout = useLayout()
  const isListed = href.notifications.match(usePathname()) !== null
  const signedIn = useSession().me !== null
  const thirdColumnMode = useSetting('thirdColumnMode')
  const side = useSetting('sidebarRight') ? 'end' : 'start'
  const isWidened = useSetting('widenTimeline')
  const windows = use(PageWindowContext)
  const opened = useCell(windows)
  const close = () => windows.set(null)
  // The screen renders before the side columns.
  const isDrawn = useDrawn()
  // Spec 1, section 9: wide only if a signed-in user wants a third column.
  const third = layout === 'wide' && signedIn && thirdColumnMode !== 'none' ? thirdColumnMode : null
  // The same list twice is useless: beside its screen its filters are shown, and nothing moves.
  const column = third === 'notifications' && isListed ? 'notificationChoices' : third
  return (
    <div className={css.page} data-third={third ?? undefined} data-widened={isWidened || undefined}>
      <SkipLinks
        label={t('skip.label')}
        links={[
          { target: 'main', label: t('skip.content') },
          ...(signedIn && layout !== 'narrow' ? [{ target: 'composer', label: t('skip.composer') }] : []),
          ...(layout === 'narrow' ? [] : [{ target: 'navigation', label: t('skip.navigation') }]),
          ...(column === 'notifications' ? [{ target: column, label: t('skip.notifications') }] : []),
        ]}
      />
      <TopBar layout={layout} notifications={signedIn && third !== 'notifications'} onOpen={windows.set} />
      <Part failure={EmptyFallback}>
        <StateBars />
      </Part>
      <div className={css.columns} data-third={third ?? undefined} data-side={side}>
        {layout !== 'narrow' && (
          <aside className={css.side} aria-label={t('shell.side')}>
            {isDrawn ? <SideColumn composer={third !== 'postform'} /> : <div className={css.outline} />}
          </aside>
        )}
        <main id="main" className={css.main} tabIndex={-1}>
          {signedIn ? (
            <Part failure={EmptyFallback}>
              <NewPostButton narrow={layout === 'narrow'} />
            </Part>
          ) : (
            <LoginHint />
          )}
          {children}
        </main>
        {column && <ThirdColumn className={css.side} mode={column} />}
      </div>
      <Part failure={EmptyFallback}>
        <NoticeStack />
      </Part>
      <Part failure={EmptyFallback}>
        <LinkLayer />
      </Part>
      <Part>
        {opened === 'menu' && <SideDrawer onClose={close} />}
        {opened === 'notifications' && <NotificationsDrawer onClose={close} />}
        {opened === 'newPost' && <NewPostDialog onClose={close} />}
      </Part>
    </div>
  )
}
