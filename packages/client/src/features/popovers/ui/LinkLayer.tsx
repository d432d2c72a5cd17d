import { useEffect } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { openInNewTab } from '#lib/openInNewTab.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { PopoverLayer } from './PopoverLayer.tsx'
import { openInside } from '#features/links/model/openInside.ts'
import { openInNewTabOrNotify } from '#features/links/model/openInNewTabOrNotify.ts'
import { openPosts } from '#features/links/model/openPosts.ts'

/** Handles all links and posts of the page: popovers, and opening them inside the client. */
export function LinkLayer() {
  const session = useSession()
  const navigation = useNavigation()
  useEffect(
    () => openInside(document, { session, navigation, openInNewTab: (address) => openInNewTabOrNotify(session.notices, address) }),
    [session, navigation],
  )
  useEffect(() => openPosts(document, { session, navigation, openInNewTab }), [session, navigation])
  return <PopoverLayer />
}
