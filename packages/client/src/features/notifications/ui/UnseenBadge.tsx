import { useUnseenTotal } from '#features/notifications/model/useUnseenTotal.ts'
import { useT } from '#i18n/useT.ts'
import { Badge } from '#ui/Badge.tsx'

/** How many notifications the reader has not seen. */
export function UnseenBadge() {
  const t = useT()
  const { count, isAtLeast } = useUnseenTotal()
  return <Badge count={count} isAtLeast={isAtLeast} label={t(isAtLeast ? 'notifications.unseenAtLeast' : 'shell.unseenCount', { count })} />
}
