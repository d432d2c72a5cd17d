import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'

import { Composer, NotificationsPanel } from './lazyParts.ts'
import { Part } from '#parts/screen/Part.tsx'

/** The column at the end of a wide page. It scrolls by itself. */
export function ThirdColumn({ className, mode }: { className: string | undefined; mode: 'notifications' | 'postform' }) {
  const t = useT()
  return (
    // Its own id is what a skip link leads to.
    <aside
      id={mode}
      tabIndex={-1}
      className={className}
      aria-label={mode === 'notifications' ? t('shell.notifications') : t('shell.newPost')}
    >
      <Part>
        {mode === 'notifications' ? (
          <NotificationsPanel />
        ) : (
          <Panel title={t('shell.newPost')}>
            <div id="composer" tabIndex={-1}>
              <Composer draft="status" />
            </div>
          </Panel>
        )}
      </Part>
    </aside>
  )
}
