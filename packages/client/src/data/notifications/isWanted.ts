import type { NotificationType } from '@rookery/api/wire/model'
import type { SettingValues } from '#data/settings/settingsTable.ts'

type Visibility = SettingValues['notificationVisibility']

const switches: Partial<Record<NotificationType, keyof Visibility>> = {
  favourite: 'likes',
  mention: 'mentions',
  reblog: 'repeats',
  follow: 'follows',
  follow_request: 'followRequest',
  move: 'moves',
  reaction: 'emojiReactions',
  poll: 'polls',
}

/** Whether the person wants to see notifications of a type (spec 2, section 5). Types without a switch are always shown. */
export function isWanted(type: NotificationType, visibility: Visibility): boolean {
  const name = switches[type]
  return name === undefined || visibility[name]
}
