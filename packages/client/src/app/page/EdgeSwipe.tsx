import { use, useRef } from 'react'

import { useSession } from '#features/session/model/useSession.ts'

import { PageWindowContext } from './PageWindow.ts'
import { useEdgeSwipe } from './useEdgeSwipe.ts'

/** Lets a finger pull the drawers of a narrow page out of its edges. */
export function EdgeSwipe() {
  const windows = use(PageWindowContext)
  const signedIn = useSession().me !== null
  useEdgeSwipe(useRef<HTMLElement>(document.body), (edge) => {
    if (windows.get() !== null) return
    if (edge === 'start') windows.set('menu')
    else if (signedIn) windows.set('notifications')
  })
  return null
}
