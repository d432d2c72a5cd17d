import type { NotificationType } from '@rookery/api/wire/notification'
import { alertText, notificationKinds } from '#features/notificationKinds/model/notificationKinds.ts'
import type { PushTexts } from '#features/push/model/pushRecords.ts'
import type { Translate } from '#i18n/t.ts'

/** Texts of the service worker in the language of the interface. */
export function pushTextsIn(t: Translate): PushTexts {
  const types = Object.keys(notificationKinds) as NotificationType[] // the table's own
  const sentences = types.map((type): [string, string] => [type, t(alertText(type))])
  return {
    sentences: Object.fromEntries(sentences),
    ownPoll: t('notification.poll.own'),
    title: t('notifications.title'),
    reply: t('push.reply'),
    favourite: t('push.favourite'),
    repeat: t('push.repeat'),
    approve: t('push.approve'),
    failed: t('push.failed'),
  }
}
