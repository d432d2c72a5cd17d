import type { Announcement } from '@rookery/api/wire/announcement'
import { parseContent, textOf } from '@rookery/content'
import { href } from '#features/addresses/model/href.ts'
import { announcementsOf } from '#features/announcements/model/announcementsOf.ts'
import { lacksEmojis } from '#features/announcements/model/lacksEmojis.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { checkIcon } from '#ui/icons/check.ts'
import { speakerphoneIcon } from '#ui/icons/speakerphone.ts'
import css from '#features/notifications/ui/NotificationItem.module.css'

// It loads the query library.
const NamedEmojiText = lazyComponent(async () => (await import('./NamedEmojiText.tsx')).NamedEmojiText)

/** An announcement that is not read, among the notifications: its words, and the way to all of it. */
export function AnnouncementNote({ announcement }: { announcement: Announcement }) {
  const t = useT()
  const session = useSession()
  const { content, emojis, id } = announcement
  const text = textOf(parseContent(content)).trim()
  const plain = <EmojiText text={text} emojis={emojis} />
  return (
    <article className={css.item} tabIndex={0} data-unseen="true" aria-labelledby={`announcement-note-${id}`}>
      <span className={css.kind} data-tone="plain">
        <Icon path={speakerphoneIcon} />
      </span>
      <div className={css.main}>
        <a className={css.name} href={href.announcements()} id={`announcement-note-${id}`}>
          {t('notificationList.announcement')}
        </a>
        <p className={css.excerpt} dir="auto">
          {lacksEmojis(announcement) ? (
            <Part waiting={plain} failure={() => plain}>
              <NamedEmojiText text={text} announcement={announcement} />
            </Part>
          ) : (
            plain
          )}
        </p>
        <p>
          <Button size="small" icon={checkIcon} onClick={() => void announcementsOf(session).markRead(id)}>
            {t('notificationList.read')}
          </Button>
        </p>
      </div>
      <span className={css.unseen} role="img" aria-label={t('notifications.unseen')} />
    </article>
  )
}
