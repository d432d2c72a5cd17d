import type { NotificationType } from '@rookery/api/wire/model'
import type { MessageId } from '#i18n/catalogues.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { atIcon } from '#ui/icons/at.ts'
import { bellIcon } from '#ui/icons/bell.ts'
import { editIcon } from '#ui/icons/edit.ts'
import { externalIcon } from '#ui/icons/external.ts'
import { flagIcon } from '#ui/icons/flag.ts'
import { pollIcon } from '#ui/icons/poll.ts'
import { quoteIcon } from '#ui/icons/quote.ts'
import { reactIcon } from '#ui/icons/react.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { starIcon } from '#ui/icons/star.ts'
import { userPlusIcon } from '#ui/icons/userPlus.ts'

/** How a notification of each type is told. */
export interface NotificationKind {
  readonly icon: IconPath
  readonly tone: 'reply' | 'repeat' | 'favourite' | 'plain'
  readonly text: MessageId
}

export const notificationKinds: Readonly<Record<NotificationType, NotificationKind>> = {
  mention: { icon: atIcon, tone: 'reply', text: 'notification.mention' },
  status: { icon: bellIcon, tone: 'plain', text: 'notification.status' },
  favourite: { icon: starIcon, tone: 'favourite', text: 'notification.favourite' },
  reblog: { icon: repeatIcon, tone: 'repeat', text: 'notification.reblog' },
  follow: { icon: userPlusIcon, tone: 'plain', text: 'notification.follow' },
  follow_request: { icon: userPlusIcon, tone: 'plain', text: 'notification.followRequest' },
  move: { icon: externalIcon, tone: 'plain', text: 'notification.move' },
  poll: { icon: pollIcon, tone: 'plain', text: 'notification.poll' },
  update: { icon: editIcon, tone: 'plain', text: 'notification.update' },
  reaction: { icon: reactIcon, tone: 'favourite', text: 'notification.reaction' },
  quote: { icon: quoteIcon, tone: 'reply', text: 'notification.quote' },
  report: { icon: flagIcon, tone: 'plain', text: 'notification.report' },
  unknown: { icon: bellIcon, tone: 'plain', text: 'notification.unknown' },
}
