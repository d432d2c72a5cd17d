import { useEffect, useEffectEvent } from 'react'

import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { isTyping } from '#lib/isTyping.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'

import { countNews, type News } from './countNews.ts'
import { joinSentences } from './joinSentences.ts'
import { announcedOf } from '#features/failures/model/announced.ts'

/** Announces new posts and results of actions to assistive technology. */
export function useAnnouncer(): void {
  const session = useSession()
  const t = useT()
  const announce = useAnnounce()
  const notify = useEffectEvent(({ posts, notifications }: News) => {
    const messages: readonly Message[] = [
      ...(posts > 0 ? [{ key: 'announce.newPosts', args: { count: posts } } as const] : []),
      ...(notifications > 0 ? [{ key: 'announce.newNotifications', args: { count: notifications } } as const] : []),
    ]
    announce(
      joinSentences(
        t,
        messages.map((message) => messageText(t, message)),
      ),
    )
  })
  const announceText = useEffectEvent(() => {
    const message = announcedOf(session).get()
    if (message) announce(messageText(t, message))
  })
  useEffect(
    () => countNews({ session, clock: session.clock, isBusy: () => isTyping(document.activeElement), notify: (news) => notify(news) }),
    [session],
  )
  useEffect(() => announcedOf(session).subscribe(() => announceText()), [session])
}
