import { useEffect, useEffectEvent } from 'react'

import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { isTyping } from '#lib/isTyping.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'

import { countNews, type News } from './countNews.ts'
import { describeFocus, type StatusSummary } from './describeFocus.ts'
import { postFacts, type AnnouncedPost } from './postFacts.ts'
import { joinSentences, spokenName, spokenText } from './statusSummary.ts'
import { announcedOf } from '#features/failures/model/announced.ts'

/** Announces new posts, results of actions, and the focused post to assistive technology. */
export function useAnnouncer(): void {
  const session = useSession()
  const language = useLanguage()
  const announce = useAnnounce()
  const sentences = (messages: readonly Message[]) => {
    const texts = messages.map((message) => messageText(language.t, message))
    return joinSentences(language.t, texts)
  }
  const describe = useEffectEvent((post: AnnouncedPost): StatusSummary | null => {
    const facts = postFacts(session, language, post)
    return facts && { name: sentences(spokenName(facts)), text: sentences(spokenText(language.t, facts)) }
  })
  const notify = useEffectEvent(({ posts, notifications }: News) =>
    announce(
      sentences([
        ...(posts > 0 ? [{ key: 'announce.newPosts', args: { count: posts } } as const] : []),
        ...(notifications > 0 ? [{ key: 'announce.newNotifications', args: { count: notifications } } as const] : []),
      ]),
    ),
  )
  const announceText = useEffectEvent(() => {
    const message = announcedOf(session).get()
    if (message) announce(messageText(language.t, message))
  })
  useEffect(() => describeFocus(document, (post) => describe(post)), [])
  useEffect(
    () => countNews({ session, clock: session.clock, isBusy: () => isTyping(document.activeElement), notify: (news) => notify(news) }),
    [session],
  )
  useEffect(() => announcedOf(session).subscribe(() => announceText()), [session])
}
