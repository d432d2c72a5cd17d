import type { NotificationSign } from '#features/notificationKinds/model/notificationKinds.ts'
import type { IconPath } from '#ui/Icon.tsx'
import { atIcon } from '#ui/icons/at.ts'
import { bellIcon } from '#ui/icons/bell.ts'
import { editIcon } from '#ui/icons/edit.ts'
import { externalIcon } from '#ui/icons/external.ts'
import { flagIcon } from '#ui/icons/flag.ts'
import { listIcon } from '#ui/icons/list.ts'
import { messageIcon } from '#ui/icons/message.ts'
import { pollIcon } from '#ui/icons/poll.ts'
import { quoteIcon } from '#ui/icons/quote.ts'
import { reactIcon } from '#ui/icons/react.ts'
import { repeatIcon } from '#ui/icons/repeat.ts'
import { starIcon } from '#ui/icons/star.ts'
import { userMinusIcon } from '#ui/icons/userMinus.ts'
import { userPlusIcon } from '#ui/icons/userPlus.ts'

type Tone = 'reply' | 'repeat' | 'favourite' | 'plain'

/** Icon and colour of each sign. */
export const notificationSigns: Readonly<Record<NotificationSign, { readonly icon: IconPath; readonly tone: Tone }>> = {
  bell: { icon: bellIcon, tone: 'plain' },
  collection: { icon: listIcon, tone: 'plain' },
  cut: { icon: userMinusIcon, tone: 'plain' },
  edit: { icon: editIcon, tone: 'plain' },
  favourite: { icon: starIcon, tone: 'favourite' },
  flag: { icon: flagIcon, tone: 'plain' },
  mention: { icon: atIcon, tone: 'reply' },
  message: { icon: messageIcon, tone: 'plain' },
  move: { icon: externalIcon, tone: 'plain' },
  person: { icon: userPlusIcon, tone: 'plain' },
  poll: { icon: pollIcon, tone: 'plain' },
  quote: { icon: quoteIcon, tone: 'reply' },
  reaction: { icon: reactIcon, tone: 'favourite' },
  repeat: { icon: repeatIcon, tone: 'repeat' },
}
