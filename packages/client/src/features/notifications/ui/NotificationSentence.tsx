import type { AccountId } from '@rookery/api/wire/model'
import type { NotificationRecord } from '#features/entities/model/records.ts'
import { notificationTexts } from '#features/notificationKinds/model/notificationKinds.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { drawText } from '#i18n/drawText.ts'
import { useT } from '#i18n/useT.ts'
import { AccountLink } from '#features/accountNames/ui/AccountLink.tsx'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import { ReactionEmojiView } from '#features/reactions/ui/ReactionEmojiView.tsx'
import css from './NotificationItem.module.css'

/** A notification in one sentence, with the people and the emoji in it; without a person where the server names none. */
export function NotificationSentence({ notification }: { notification: NotificationRecord }) {
  const t = useT()
  const { me } = useSession()
  const { accountId, targetId, type } = notification
  const { alert, aloneText, hasActor, text } = notificationTexts(notification, me)
  if (!hasActor || accountId === null) return t(alert)
  const name = <Person id={accountId} />
  if (targetId !== null) return drawText(t, text, { name, target: <Person id={targetId} isTarget /> })
  if (type !== 'reaction' || notification.emoji === null) return drawText(t, aloneText ?? text, { name })
  const { emoji, emojiUrl } = notification
  return drawText(t, text, {
    name,
    emoji: (
      <span className={css.emoji}>
        <ReactionEmojiView name={emoji} url={emojiUrl} alt={`:${emoji}:`} />
      </span>
    ),
  })
}

function Person({ id, isTarget }: { id: AccountId; isTarget?: boolean }) {
  return (
    <AccountLink id={id} className={isTarget ? css.target : css.name}>
      <NameWithHandle id={id} />
    </AccountLink>
  )
}
