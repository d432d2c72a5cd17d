import type { ThreadRow } from '#features/threads/model/threadRows.ts'
import { plainName } from '#features/entities/model/plainName.ts'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'

/**
 * The position of a post in the tree as text for screen readers, matching the lines beside it. It describes the post and is not read
 * separately.
 */
export function ThreadSpot({ id, row: { level, parentId, isAbove, isFolded, below, hidden: deeper } }: { id: string; row: ThreadRow }) {
  const t = useT()
  const parent = useStatus(parentId)
  const displayName = useAccountField(parent?.accountId ?? null, 'displayName')
  const acct = useAccountField(parent?.accountId ?? null, 'acct')
  const name = displayName === undefined || acct === undefined ? undefined : plainName({ displayName, acct })
  const place = name === undefined ? t('thread.spot.ofMissing', { level }) : t('thread.spot', { level, name })
  const where = isAbove ? t('thread.spot.above') : level === 0 ? null : place
  const folded = isFolded ? t('thread.spot.folded', { count: below }) : deeper > 0 ? t('thread.spot.deeper', { count: deeper }) : null
  return (
    <span id={id} hidden>
      <span>{where}</span> <span>{folded}</span>
    </span>
  )
}
