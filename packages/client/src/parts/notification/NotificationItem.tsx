import type { NotificationId } from '@rookery/api/wire/model'
import { useNotification } from '#data/entities/useNotification.ts'
import { useSession } from '#data/session/useSession.ts'
import { covers } from '#data/veil/Veil.ts'
import { useNotificationVeil } from '#data/veil/useVeil.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#parts/account/AccountAvatar.tsx'
import { AccountLink } from '#parts/account/AccountLink.tsx'
import { AccountName } from '#parts/account/AccountName.tsx'
import { ReactionEmoji } from '#parts/status/ReactionEmoji.tsx'
import { TimeLink } from '#parts/time/TimeLink.tsx'
import { VeilLine } from '#parts/status/VeilLine.tsx'
import { Icon } from '#ui/Icon.tsx'
import { FollowRequestButtons } from './FollowRequestButtons.tsx'
import css from './NotificationItem.module.css'
import { notificationKinds } from './notificationKinds.ts'
import { NotificationExcerpt } from './NotificationExcerpt.tsx'

/** Who did what, when, and the post it is about. A type that nobody here knows is told in general words. */
export function NotificationItem({ id }: { id: NotificationId }) {
  const t = useT()
  const notification = useNotification(id)
  const veil = useNotificationVeil(id)
  const { veils } = useSession()
  if (notification === undefined) return null
  const { accountId, statusId, targetId, type, seen, createdAt, emoji, emojiUrl } = notification
  const kind = notificationKinds[type]
  const covered = covers(veil)
  const answered = type === 'mention' || type === 'quote' || type === 'status'
  return (
    <article
      className={css.item}
      data-unseen={!seen || undefined}
      tabIndex={0}
      aria-labelledby={covered ? `author-${id} veil-${id}` : `notification-${id}`}
    >
      <span className={css.kind} data-tone={kind.tone}>
        <Icon path={kind.icon} />
      </span>
      <div className={css.main}>
        {veil !== null && accountId !== null && (
          <VeilLine id={id} accountId={accountId} veil={veil} onReveal={(wanted) => veils.reveal(id, wanted)} />
        )}
        {!covered && (
          <>
            <header className={css.head}>
              {accountId !== null && (
                <AccountLink id={accountId} className={css.avatar} isDouble>
                  <AccountAvatar id={accountId} size={answered ? 32 : 24} />
                </AccountLink>
              )}
              <p className={css.sentence} id={`notification-${id}`}>
                {accountId === null ? (
                  t('account.unknown')
                ) : (
                  <AccountLink id={accountId} className={css.name} isAuthor>
                    <AccountName id={accountId} oneLine />
                  </AccountLink>
                )}{' '}
                {t(kind.text)}
                {emoji !== null && (
                  <>
                    {' '}
                    <span className={css.emoji}>
                      <ReactionEmoji name={emoji} url={emojiUrl} alt={`:${emoji}:`} />
                    </span>
                  </>
                )}
                {targetId !== null && (
                  <>
                    {' '}
                    <AccountLink id={targetId} className={css.name}>
                      <AccountName id={targetId} oneLine />
                    </AccountLink>
                  </>
                )}
              </p>
              <TimeLink
                at={createdAt}
                className={css.time}
                data-press={statusId === null ? undefined : 'open'}
                href={statusId === null ? undefined : `/notice/${statusId}`}
              />
            </header>
            {type === 'follow_request' && accountId !== null && <FollowRequestButtons id={id} from={accountId} />}
            {statusId !== null && <NotificationExcerpt id={statusId} prominent={answered} uncovered={veil !== null} />}
          </>
        )}
      </div>
      {!seen && <span className={css.unseen} role="img" aria-label={t('notifications.unseen')} />}
    </article>
  )
}
