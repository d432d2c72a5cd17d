import type { NotificationId } from '@rookery/api/wire/model'
import { href } from '#features/addresses/model/href.ts'
import { notificationKinds, notificationTexts } from '#features/notificationKinds/model/notificationKinds.ts'
import { useNotification } from '#features/notifications/model/useNotification.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { covers } from '#features/filters/model/FilterVerdict.ts'
import { useNotificationVerdict } from '#features/filters/model/useNotificationVerdict.ts'
import { filtersOf } from '#features/filters/model/filtersOf.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { TimeLink } from '#features/screen/ui/TimeLink.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { FilteredLine } from '#features/filters/ui/FilteredLine.tsx'
import { Icon } from '#ui/Icon.tsx'
import css from './NotificationItem.module.css'
import { NotificationExcerpt } from './NotificationExcerpt.tsx'
import { NotificationMenuButton } from './NotificationMenuButton.tsx'
import { NotificationSentence } from './NotificationSentence.tsx'
import { notificationSigns } from './notificationSigns.ts'
import { useSeenByPress } from '#features/notifications/model/useSeenByPress.ts'

// Few notifications ask anything, or have more to say than their sentence.
const NotificationDetail = lazyComponent(async () => (await import('./NotificationDetail.tsx')).NotificationDetail)
const FallbackTitle = lazyComponent(async () => (await import('./NotificationDetail.tsx')).FallbackTitle)
const FollowRequestButtons = lazyComponent(
  async () => (await import('#features/followRequests/ui/FollowRequestButtons.tsx')).FollowRequestButtons,
)

// Reports reach the staff alone.
const ReportButton = lazyComponent(async () => (await import('./ReportButton.tsx')).ReportButton)

/** A notification: its person, action, time and post. An unknown type shows the server's sentence, else a general one. */
export function NotificationItem({ id }: { id: NotificationId }) {
  const t = useT()
  const notification = useNotification(id)
  const verdict = useNotificationVerdict(id)
  const session = useSession()
  const { me } = session
  const filters = filtersOf(session)
  const seenByPress = useSeenByPress([id])
  if (notification === undefined) return null
  const { accountId, statusId, type, seen, createdAt } = notification
  const { sign, excerpt, asks, hasDetail } = notificationKinds[type]
  const { hasActor } = notificationTexts(notification, me)
  // The server's sentence is complete: it names the account.
  const notified = notification.type === 'unknown' ? notification.title : null
  const { icon, tone } = notificationSigns[sign]
  const covered = covers(verdict)
  return (
    <article
      {...seenByPress}
      className={css.item}
      data-unseen={!seen || undefined}
      tabIndex={0}
      data-notification={id}
      data-covered={covered || undefined}
      aria-labelledby={covered ? `author-${id} verdict-${id}` : `notification-${id}`}
    >
      <span className={css.kind} data-tone={tone}>
        <Icon path={icon} />
      </span>
      <div className={css.main}>
        {verdict !== null && accountId !== null && (
          <FilteredLine id={id} accountId={accountId} verdict={verdict} onReveal={(desired) => filters.reveal(id, desired)} />
        )}
        {!covered && (
          <>
            <header className={css.head}>
              {hasActor && accountId !== null && (
                <AccountLink id={accountId} className={css.avatar} isDouble>
                  <AccountAvatar id={accountId} size={40} />
                </AccountLink>
              )}
              <p className={css.sentence} id={`notification-${id}`}>
                {notified ? (
                  <Part>
                    <FallbackTitle html={notified} />
                  </Part>
                ) : (
                  <NotificationSentence notification={notification} />
                )}
              </p>
              <TimeLink at={createdAt} className={css.time} href={statusId === null ? undefined : href.status(statusId)} />
              <NotificationMenuButton ids={[id]} />
            </header>
            {asks === 'follow' && accountId !== null && (
              <Part>
                <FollowRequestButtons from={accountId} labelledBy={`notification-${id}`} />
              </Part>
            )}
            {hasDetail && (
              <Part>
                <NotificationDetail notification={notification} />
              </Part>
            )}
            {notification.type === 'report' && notification.reportId !== null && (
              <Part>
                <ReportButton id={notification.reportId} />
              </Part>
            )}
            {statusId !== null && <NotificationExcerpt id={statusId} prominent={excerpt === 'prominent'} uncovered={verdict !== null} />}
            {statusId === null && excerpt !== null && type !== 'unknown' && <p className={css.excerpt}>{t('notifications.postGone')}</p>}
          </>
        )}
      </div>
      {!seen && <span className={css.unseen} role="img" aria-label={t('notifications.unseen')} />}
    </article>
  )
}
