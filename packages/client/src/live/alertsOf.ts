import type { PushAlerts } from '@rookery/api/calls/push'
import type { SettingValues } from '#features/settings/model/settingsTable.ts'

/** The push alerts that the server should send: the same types that the notification list shows. */
export function alertsOf(visibility: SettingValues['notificationVisibility']): PushAlerts {
  const { follows, likes, mentions, repeats, moves, polls, emojiReactions, followRequest } = visibility
  return {
    follow: follows,
    favourite: likes,
    mention: mentions,
    reblog: repeats,
    move: moves,
    poll: polls,
    'pleroma:emoji_reaction': emojiReactions,
    follow_request: followRequest,
    'pleroma:chat_mention': true,
    status: true,
    update: true,
  }
}
