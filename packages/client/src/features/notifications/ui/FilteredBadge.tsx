import { useT } from '#i18n/useT.ts'
import { Badge } from '#ui/Badge.tsx'

/** How many notifications are filtered. */
export function FilteredBadge({ count }: { count: number }) {
  const t = useT()
  return <Badge count={count} tone="neutral" label={t('notificationList.filteredCount', { count })} />
}
