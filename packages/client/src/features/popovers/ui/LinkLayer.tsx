import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { openBeside } from '#lib/openBeside.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'
import { PopoverLayer } from '#parts/popovers/PopoverLayer.tsx'
import { openInside } from './openInside.ts'
import { openOrOffer } from './openOrOffer.ts'
import { openPosts } from './openPosts.ts'

/** What all links and posts of the page have in common: they show what they lead to, and open inside where that is possible. */
export function LinkLayer() {
  const session = useSession()
  const navigation = useNavigation()
  useEffect(
    () => openInside(document, { session, navigation, openBeside: (address) => openOrOffer(session.notices, address) }),
    [session, navigation],
  )
  useEffect(() => openPosts(document, { session, navigation, openBeside }), [session, navigation])
  return <PopoverLayer />
}
