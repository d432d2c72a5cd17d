import { useEffect } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useNavigation } from '#parts/navigation/useNavigation.ts'
import { PopoverLayer } from '#parts/popovers/PopoverLayer.tsx'
import { openInside } from './openInside.ts'

/** What all links of the page have in common: they show what they lead to, and open inside where that is possible. */
export function LinkLayer() {
  const session = useSession()
  const navigation = useNavigation()
  useEffect(
    () =>
      openInside(document, { session, navigation, openBeside: (address) => void window.open(address, '_blank', 'noopener,noreferrer') }),
    [session, navigation],
  )
  return <PopoverLayer />
}
