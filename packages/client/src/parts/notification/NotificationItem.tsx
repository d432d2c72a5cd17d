import type { NotificationId } from '@rookery/api/wire/model'
import { href } from '#data/addresses/href.ts'
import { notificationKinds, notificationText } from '#data/notifications/notificationKinds.ts'
import { useNotification } from '#data/entities/useNotification.ts'
import { useSession } from '#data/session/useSession.ts'
import { covers } from '#data/filters/FilterVerdict.ts'
import { useNotificationVerdict } from '#data/filters/useNotificationVerdict.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountLink } from '#parts/account/AccountLink.tsx'
import { NameWithHandle } from '#parts/account/NameWithHandle.tsx'
import { ReactionEmojiView } from '#parts/status/reactions/ReactionEmojiView.tsx'
import { TimeLink } from '#parts/time/TimeLink.tsx'
import { Part } from '#parts/screen/Part.tsx'
import { FilteredLine } from '#parts/filters/FilteredLine.tsx'
import { Icon } from '#ui/Icon.tsx'
import css from './NotificationItem.module.css'
import { NotificationExcerpt } from './NotificationExcerpt.tsx'
import { notificationSigns } from './notificationSigns.ts'

// Few notifications ask anything.
const FollowRequestButtons = lazyComponent(async () => (await import('./FollowRequestButtons.tsx')).FollowRequestButtons)

/** Who did what, when, and the post it is about. A type that nobody here knows is told in general words. */
export function NotificationItem({ id }: { id: NotificationId }) {
  const t = useT()
  const notification = useNotification(id)
  const verdict = useNotificationVerdict(id)
  const { filters } = useSession()
  if (notification === undefined) return null
  const { accountId, statusId, targetId, type, seen, createdAt } = notification
  const { sign, hasActor, excerpt, asks } = notificationKinds[type]
  const { icon, tone } = notificationSigns[sign]
  const covered = covers(verdict)
  const isProminent = excerpt === 'prominent'
  return (
    <article
      className={css.item}
      data-unseen={!seen || undefined}
      tabIndex={0}
      data-notification={id}
      data-covered={covered || undefined}
      data-prominent={(isProminent && hasActor && !covered) || undefined}
      aria-labelledby={covered ? `author-${id} verdict-${id}` : `notification-${id}`}
    >
      <span className={css.kind} data-tone={tone}>
        <Icon path={icon} />
      </span>
      <div className={css.main}>
        {verdict !== null && accountId !== null && (
          <FilteredLine id={id} accountId={accountId} verdict={verdict} onReveal={(wanted) => filters.reveal(id, wanted)} />
        )}
        {!covered && (
          <>
            <header className={css.head} data-prominent={(isProminent && hasActor) || undefined}>
              {hasActor && accountId !== null && (
                <AccountLink id={accountId} className={css.avatar} isDouble>
                  <AccountAvatar id={accountId} size={isProminent ? 32 : 24} />
                </AccountLink>
              )}
              <p className={css.sentence} id={`notification-${id}`}>
                {hasActor && (
                  <>
                    {accountId === null ? (
                      t('account.unknown')
                    ) : (
                      <AccountLink id={accountId} className={css.name}>
                        <NameWithHandle id={accountId} wraps />
                      </AccountLink>
                    )}{' '}
                  </>
                )}
                {t(notificationText(type))}
                {notification.type === 'reaction' && notification.emoji !== null && (
                  <>
                    {' '}
                    <span className={css.emoji}>
                      <ReactionEmojiView name={notification.emoji} url={notification.emojiUrl} alt={`:${notification.emoji}:`} />
                    </span>
                  </>
                )}
                {targetId !== null && (
                  <>
                    {' '}
                    <AccountLink id={targetId} className={css.name}>
                      <NameWithHandle id={targetId} wraps />
                    </AccountLink>
                  </>
                )}
              </p>
              <TimeLink at={createdAt} className={css.time} href={statusId === null ? undefined : href.status(statusId)} />
            </header>
            {asks === 'follow' && accountId !== null && (
              <Part>
                <FollowRequestButtons from={accountId} labelledBy={`notification-${id}`} />
              </Part>
            )}
            {statusId !== null && <NotificationExcerpt id={statusId} prominent={isProminent} uncovered={verdict !== null} />}
          </>
        )}
      </div>
      {!seen && <span className={css.unseen} role="img" aria-label={t('notifications.unseen')} />}
    </article>
  )
}
