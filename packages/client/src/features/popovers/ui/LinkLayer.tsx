import { Suspense, useEffect, useState } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { keepTrying } from '#lib/keepTrying.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { openInNewTab } from '#lib/openInNewTab.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { openInside } from '#features/links/model/openInside.ts'
import { openInNewTabOrNotify } from '#features/links/model/openInNewTabOrNotify.ts'
import { openPosts } from '#features/links/model/openPosts.ts'
import { watchFirstLink } from '#features/popovers/model/watchFirstLink.ts'

const PopoverLayer = lazyComponent(async () => (await import('./PopoverLayer.tsx')).PopoverLayer)

const fetchPopovers = async () => PopoverLayer.preload()

/** Handles all links and posts of the page: popovers, and opening them inside the client. */
export function LinkLayer() {
  const session = useSession()
  const navigation = useNavigation()
  useEffect(
    () => openInside(document, { session, navigation, openInNewTab: (address) => openInNewTabOrNotify(session.notices, address) }),
    [session, navigation],
  )
  useEffect(() => openPosts(document, { session, navigation, openInNewTab }), [session, navigation])
  const [first, setFirst] = useState<PointerEvent | FocusEvent | null>(null)
  useEffect(() => watchFirstLink(document, (load) => keepTrying(fetchPopovers, load), setFirst), [])
  return <Suspense>{first && <PopoverLayer first={first} />}</Suspense>
}
