import { markNotificationsRead } from '#features/notifications/model/markNotificationsRead.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { feedsOf } from '#features/feeds/model/feedsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Spinner } from '#ui/Spinner.tsx'

import { Drawer } from './Drawer.tsx'
import css from './Drawer.module.css'
import { NotificationsPanel } from './lazyParts.ts'
import { Part } from '#features/screen/ui/Part.tsx'

/** The notifications of a page without a column for them. Closing it marks the shown notifications as seen (spec 1, section 2). */
export function NotificationsDrawer({ onClose }: { onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const close = () => {
    const { rows, pending } = feedsOf(session).at('notifications').get()
    const newest = pending[0] ?? rows.find((row) => row.kind === 'entry')?.id
    if (newest !== undefined) void markNotificationsRead(session, { upTo: newest })
    onClose()
  }
  return (
    <Drawer label={t('shell.notifications')} edge="end" threshold={50} onClose={close}>
      <Part
        waiting={
          <div className={css.waiting}>
            <Spinner />
          </div>
        }
      >
        <NotificationsPanel isColumn={false} />
      </Part>
    </Drawer>
  )
}
