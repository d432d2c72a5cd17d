import type { NotificationId } from '@rookery/api/wire/model'
import type { FeedState, GapRow } from '#features/feeds/model/FeedState.ts'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'
import { groupNotifications, type Groupable, type NotificationGroup } from './notificationGroups.ts'

export type NotificationListRow = NotificationGroup | GapRow<NotificationId>

export interface NotificationRows {
  readonly rows: readonly NotificationListRow[]
  /** How many entries after the last row are not shown. */
  readonly hiddenAtEnd: number
}

/** The rows of the list: shown notifications, grouped between one gap and the next, because the entries in gaps are unknown. */
export function notificationRows(
  { pending, rows }: Pick<FeedState<NotificationId>, 'pending' | 'rows'>,
  shown: readonly NotificationId[],
  look: (id: NotificationId) => Groupable | undefined,
  grouping: SettingValues['notificationGrouping'],
): NotificationRows {
  const isShown = new Set(shown)
  const drawn: NotificationListRow[] = []
  let stretch: NotificationId[] = []
  let hiddenAtEnd = 0
  const take = () => {
    drawn.push(...groupNotifications(stretch, look, grouping))
    stretch = []
  }
  for (const row of [...pending.map((id) => ({ kind: 'entry', id }) as const), ...rows]) {
    if (row.kind === 'gap') {
      take()
      drawn.push(row)
      hiddenAtEnd = 0
    } else if (isShown.has(row.id)) {
      stretch.push(row.id)
      hiddenAtEnd = 0
    } else hiddenAtEnd += 1
  }
  take()
  return { rows: drawn, hiddenAtEnd }
}

/** The number of rows with all unseen ones and a further number of others (spec 2, section 9). */
export function firstRows(
  rows: readonly NotificationListRow[],
  seenShown: number,
  isSeen: (id: NotificationId) => boolean,
): readonly NotificationListRow[] {
  let left = seenShown
  const end = rows.findIndex((row) => {
    if (row.kind === 'entry' && row.members.every(isSeen)) left -= 1
    return left < 0
  })
  return end < 0 ? rows : rows.slice(0, end)
}
