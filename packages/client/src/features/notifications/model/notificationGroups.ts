import type { AccountId, NotificationId, StatusId } from '@rookery/api/wire/model'
import type { NotificationType } from '@rookery/api/wire/notification'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'

/** The fields of a notification that grouping needs. */
export interface Groupable {
  readonly type: NotificationType
  readonly statusId: StatusId | null
  readonly accountId: AccountId | null
  readonly createdAt: string
}

/** A row: its newest notification, which is its id, and all of its notifications, newest first. */
export interface NotificationGroup {
  readonly kind: 'entry'
  readonly id: NotificationId
  readonly members: readonly NotificationId[]
}

type Grouping = SettingValues['notificationGrouping']

const settingOf = {
  favourite: 'likes',
  reblog: 'repeats',
  reaction: 'emojiReactions',
  follow: 'follows',
} as const satisfies Partial<Record<NotificationType, keyof Grouping>>

/** Types whose notifications are grouped. */
type GroupedType = keyof typeof settingOf

/** Whether notifications of the type may stand together. */
export function isGroupedType(type: NotificationType): type is GroupedType {
  return Object.hasOwn(settingOf, type)
}

const aDay = 24 * 3600 * 1000

/**
 * Groups favourites, repeats and reactions to one post, and follows within a day of the newest. A group is at the position of its newest
 * notification, so others keep their order, and none moves down.
 */
export function groupNotifications(
  ids: readonly NotificationId[],
  look: (id: NotificationId) => Groupable | undefined,
  grouping: Grouping,
): readonly NotificationGroup[] {
  const groups: { id: NotificationId; members: NotificationId[] }[] = []
  const open = new Map<string, { members: NotificationId[]; since: number }>()
  for (const id of ids) {
    const record = look(id)
    const key = record && keyOf(record, grouping)
    const at = record ? Date.parse(record.createdAt) : 0
    const known = key == null ? undefined : open.get(key)
    if (known && (record?.type !== 'follow' || Math.abs(known.since - at) < aDay)) {
      known.members.push(id)
      continue
    }
    const members = [id]
    groups.push({ id, members })
    if (key != null) open.set(key, { members, since: at })
  }
  return groups.map(({ id, members }) => ({ kind: 'entry', id, members }))
}

/** The key of a group; null for a notification that is not grouped. */
function keyOf({ type, statusId, accountId }: Groupable, grouping: Grouping): string | null {
  // "One other" would need an account.
  if (!isGroupedType(type) || !grouping[settingOf[type]] || accountId === null) return null
  if (type === 'follow') return type
  return statusId === null ? null : `${type} ${statusId}`
}
