import type { AccountId, NotificationId } from '@rookery/api/wire/model'
import type { NotificationType } from '@rookery/api/wire/notification'
import { useId, useState } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { useNotifications } from '#features/notifications/model/useNotifications.ts'
import { alertText, notificationKinds, notificationText } from '#features/notificationKinds/model/notificationKinds.ts'
import { isGroupedType } from '#features/notifications/model/notificationGroups.ts'
import { openGroupsOf } from '#features/notifications/model/openGroupsOf.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { AccountAvatar } from '#features/accounts/ui/AccountAvatar.tsx'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { ReactionEmojiView } from '#features/reactions/ui/ReactionEmojiView.tsx'
import { TimeLink } from '#features/screen/ui/TimeLink.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { chevronDownIcon } from '#ui/icons/chevronDown.ts'
import css from './NotificationItem.module.css'
import group from './NotificationGroupItem.module.css'
import { NotificationExcerpt } from './NotificationExcerpt.tsx'
import { NotificationMenuButton } from './NotificationMenuButton.tsx'
import { notificationSigns } from './notificationSigns.ts'
import { useSeenByPress } from '#features/notifications/model/useSeenByPress.ts'

/** Maximum number of avatars and emoji of a closed group. */
const maxImages = 6

export interface NotificationGroupItemProps {
  id: NotificationId
  /** All of it, newest first. */
  members: readonly NotificationId[]
}

/** Several notifications of one kind about one post, or of follows, as one: names and a count, and all of them when it is opened. */
export function NotificationGroupItem({ id, members }: NotificationGroupItemProps) {
  const t = useT()
  const session = useSession()
  const records = useNotifications(members)
  const opened = openGroupsOf(session)
  const [isOpen, setOpen] = useState(() => opened.has(id))
  const listId = useId()
  const seenByPress = useSeenByPress(members)
  const [first] = records
  if (first === undefined) return null
  const { sign, excerpt } = notificationKinds[first.type]
  const { icon, tone } = notificationSigns[sign]
  const people = [...new Set(records.flatMap(({ accountId }) => accountId ?? []))]
  const [leader] = people
  const isUnseen = records.some(({ seen }) => !seen)
  const emojis = new Map(
    records.flatMap((record) => (record.type === 'reaction' && record.emoji !== null ? [[record.emoji, record.emojiUrl] as const] : [])),
  )
  const toggle = () => {
    if (isOpen) opened.delete(id)
    else opened.add(id)
    setOpen(!isOpen)
  }
  return (
    <article
      {...seenByPress}
      className={css.item}
      data-unseen={isUnseen || undefined}
      tabIndex={0}
      data-notification={id}
      aria-labelledby={`notification-${id}`}
    >
      <span className={css.kind} data-tone={tone}>
        <Icon path={icon} />
      </span>
      <div className={css.main}>
        <header className={css.head}>
          <span className={group.people} aria-hidden="true">
            {people.slice(0, maxImages).map((person) => (
              <AccountLink key={person} id={person} isDouble>
                <AccountAvatar id={person} size={24} />
              </AccountLink>
            ))}
          </span>
          <TimeLink at={first.createdAt} className={css.time} href={first.statusId === null ? undefined : href.status(first.statusId)} />
          <NotificationMenuButton ids={members} />
        </header>
        <p className={css.sentence} id={`notification-${id}`}>
          {leader === undefined
            ? t(alertText(first.type))
            : drawText(t, sentenceOf(first.type, people.length, emojis.size > 0), {
                name: <Name id={leader} />,
                others: people.length - 1,
                emoji: (
                  <span className={group.emojis}>
                    {[...emojis].slice(0, maxImages).map(([name, url]) => (
                      <ReactionEmojiView key={name} name={name} url={url} alt={`:${name}:`} />
                    ))}
                  </span>
                ),
              })}
        </p>
        {first.statusId !== null && <NotificationExcerpt id={first.statusId} prominent={excerpt === 'prominent'} uncovered={false} />}
        <p className={group.toggle}>
          <Button
            tone="quiet"
            size="small"
            icon={chevronDownIcon}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onClick={toggle}
          >
            {t(isOpen ? 'notificationList.group.close' : 'notificationList.group.open', { count: members.length })}
          </Button>
        </p>
        {isOpen && (
          <ul id={listId} className={group.members} aria-label={t('notificationList.group.open', { count: members.length })}>
            {records.map((record) => (
              <li key={record.id} className={group.member}>
                {record.accountId !== null && (
                  <>
                    <AccountLink id={record.accountId} isDouble>
                      <AccountAvatar id={record.accountId} size={24} />
                    </AccountLink>
                    <Name id={record.accountId} />
                  </>
                )}
                {record.type === 'reaction' && record.emoji !== null && (
                  <ReactionEmojiView name={record.emoji} url={record.emojiUrl} alt={`:${record.emoji}:`} />
                )}
                <TimeLink at={record.createdAt} className={css.time} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {isUnseen && <span className={css.unseen} role="img" aria-label={t('notifications.unseen')} />}
    </article>
  )
}

/** The sentence of a group: with the number of other people where there are some. */
function sentenceOf(type: NotificationType, people: number, hasEmoji: boolean): MessageId {
  const isReactionAlone = type === 'reaction' && !hasEmoji
  if (people === 1 || !isGroupedType(type)) return isReactionAlone ? 'notification.reaction.alone' : notificationText(type)
  return isReactionAlone ? 'notificationList.group.reaction.alone' : `notificationList.group.${type}`
}

function Name({ id }: { id: AccountId }) {
  return (
    <AccountLink id={id} className={css.name}>
      <NameWithHandle id={id} />
    </AccountLink>
  )
}
