import { parseContent, textOf } from '@rookery/content'
import type { NotificationRecord } from '#features/entities/model/records.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import css from './NotificationItem.module.css'

/** Content of a notification besides its sentence: a message, numbers, or a link to the server. */
export function NotificationDetail({ notification }: { notification: NotificationRecord }) {
  const t = useT()
  const { client } = useSession()
  const words = wordsOf(notification, t)
  const path = 'serverPath' in notification ? notification.serverPath : null
  return (
    <>
      {words && (
        <p className={css.detail} dir="auto">
          {words}
        </p>
      )}
      {path && (
        <p>
          <a href={new URL(path, client.origin).href} target="_blank" rel="noopener noreferrer">
            {t('notificationList.detail.open')}
          </a>
        </p>
      )}
    </>
  )
}

/** The server's text for a notification of an unknown type. */
export function FallbackTitle({ html }: { html: string }) {
  return <bdi>{textOf(parseContent(html)).trim()}</bdi>
}

function wordsOf(notification: NotificationRecord, t: ReturnType<typeof useT>): string | null {
  switch (notification.type) {
    case 'severed_relationships': {
      const { targetName, followersLost, followingLost } = notification
      if (!followersLost && !followingLost) return targetName
      return t('notificationList.detail.severed', {
        name: targetName ?? t('notificationList.detail.someServer'),
        followers: followersLost,
        following: followingLost,
      })
    }
    case 'annual_report':
      return notification.year && t('notificationList.detail.year', { year: String(notification.year) })
    case 'chat_mention':
      return notification.message && textOf(parseContent(notification.message)).trim()
    case 'moderation_warning':
    case 'added_to_collection':
    case 'collection_update':
      return notification.message
    case 'unknown':
      return notification.message && textOf(parseContent(notification.message)).trim()
    default:
      return null
  }
}
