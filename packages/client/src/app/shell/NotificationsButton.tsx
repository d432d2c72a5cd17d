import { useUnseenCount } from '#data/notifications/useUnseenCount.ts'
import { useT } from '#i18n/useT.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { bellIcon } from '#ui/icons/bell.ts'

import css from './NotificationsButton.module.css'

/** Opens the notifications where they have no column, and says how many are unseen. */
export function NotificationsButton({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const unseen = useUnseenCount()
  return (
    <span className={css.place}>
      <IconButton icon={bellIcon} data-press="notifications" label={t('shell.notifications')} on="bar" onClick={onOpen} />
      <span className={css.count}>
        <Badge count={unseen} label={t('shell.unseenCount', { count: unseen })} />
      </span>
    </span>
  )
}
