import { useT } from '#i18n/useT.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { bellIcon } from '#ui/icons/bell.ts'

import { UnseenBadge } from './lazyParts.ts'
import css from './NotificationsButton.module.css'

/** Opens the notifications where they have no column, and says how many are unseen. */
export function NotificationsButton({ onOpen }: { onOpen: () => void }) {
  const t = useT()
  const hasBadge = useLoaded(UnseenBadge, true)
  return (
    <span className={css.place}>
      <IconButton icon={bellIcon} label={t('shell.notifications')} on="bar" onClick={onOpen} />
      <span className={css.count}>{hasBadge && <UnseenBadge />}</span>
    </span>
  )
}
