import { useEffect, useEffectEvent } from 'react'

import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useLanguage } from '#i18n/useLanguage.ts'

import { describeFocus, type StatusSummary } from './describeFocus.ts'
import { joinSentences } from './joinSentences.ts'
import { postFacts, type AnnouncedPost } from './postFacts.ts'
import { spokenName, spokenText } from './statusSummary.ts'

/** Names and describes the focused post for assistive technology. */
export function useFocusDescription(): void {
  const session = useSession()
  const language = useLanguage()
  const sentences = (messages: readonly Message[]) => {
    const texts = messages.map((message) => messageText(language.t, message))
    return joinSentences(language.t, texts)
  }
  const describe = useEffectEvent((post: AnnouncedPost): StatusSummary | null => {
    const facts = postFacts(session, language, post)
    return facts && { name: sentences(spokenName(facts)), text: sentences(spokenText(language.t, facts)) }
  })
  useEffect(() => describeFocus(document, (post) => describe(post)), [])
}
