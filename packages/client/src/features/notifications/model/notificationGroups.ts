import type { AccountId, NotificationId, StatusId } from '@rookery/api/wire/model'
import type { NotificationType } from '@rookery/api/wire/notification'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'

/** What grouping must know of a notification. */
export interface Groupable {
  readonly type: NotificationType
  readonly statusId: StatusId | null
  readonly accountId: AccountId | null
  readonly createdAt: string
}

/** A row as it is drawn: its newest notification, which names it, and all that stand in it, newest first. */
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

/** Types of which several stand together. */
type GroupedType = keyof typeof settingOf

/** Whether notifications of the type may stand together. */
export function isGroupedType(type: NotificationType): type is GroupedType {
  return Object.hasOwn(settingOf, type)
}

const aDay = 24 * 3600 * 1000

/**
 * Puts together likes, repeats and reactions to one post, and follows within a day of the newest of them; each row stands where its
 * newest notification is. So all others keep their order, and none comes to stand further down than by itself.
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

/** What those have in common that stand together; null for what stands alone. */
function keyOf({ type, statusId, accountId }: Groupable, grouping: Grouping): string | null {
  // Nobody could say who "one other" is.
  if (!isGroupedType(type) || !grouping[settingOf[type]] || accountId === null) return null
  if (type === 'follow') return type
  return statusId === null ? null : `${type} ${statusId}`
}
