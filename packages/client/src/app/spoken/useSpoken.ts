import { useEffect, useEffectEvent } from 'react'

import { messageText, type Message } from '#data/notices/Message.ts'
import { useSession } from '#data/session/useSession.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { isTyping } from '#lib/isTyping.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'

import { countNews, type News } from './countNews.ts'
import { describeFocus, type SpokenPost } from './describeFocus.ts'
import { postFacts, type HeardPost } from './postFacts.ts'
import { spokenName, spokenText } from './spokenPost.ts'

/** Says what happens on the page to those who hear it: what is new, what was done, and which post has the focus. */
export function useSpoken(): void {
  const session = useSession()
  const language = useLanguage()
  const announce = useAnnounce()
  const sentences = (messages: readonly Message[]) => messages.map((message) => messageText(language.t, message)).join(' ')
  const describe = useEffectEvent((post: HeardPost): SpokenPost | null => {
    const facts = postFacts(session, language, post)
    return facts && { name: sentences(spokenName(facts)), text: sentences(spokenText(facts)) }
  })
  const tell = useEffectEvent(({ posts, notifications }: News) =>
    announce(
      sentences([
        ...(posts > 0 ? [{ key: 'spoken.newPosts', args: { count: posts } } as const] : []),
        ...(notifications > 0 ? [{ key: 'spoken.newNotifications', args: { count: notifications } } as const] : []),
      ]),
    ),
  )
  const say = useEffectEvent(() => {
    const message = session.spoken.get()
    if (message) announce(messageText(language.t, message))
  })
  useEffect(() => describeFocus(document, (post) => describe(post)), [])
  useEffect(
    () => countNews({ session, clock: session.clock, isBusy: () => isTyping(document.activeElement), tell: (news) => tell(news) }),
    [session],
  )
  useEffect(() => session.spoken.subscribe(() => say()), [session])
}
