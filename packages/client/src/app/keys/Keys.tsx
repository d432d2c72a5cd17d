import { use, useEffect, useEffectEvent } from 'react'

import { PageWindowContext, type PageWindow } from '#app/page/PageWindow.ts'
import type { Router } from '#app/router/createRouter.ts'
import { useFocusDescription } from '#app/announcer/useFocusDescription.ts'
import { surfaceAround } from '#features/actions/model/ActionSurface.ts'
import { ActionWindowContext } from '#features/actions/model/ActionWindowContext.ts'
import { createActionContext } from '#features/actions/ui/createActionContext.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import type { ListRegistry } from '#ui/lists/ListRegistry.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'

import { KeyHelp } from './lazyKeyHelp.ts'
import { startKeys } from './startKeys.ts'

export interface KeysProps {
  router: Router
  lists: ListRegistry
  /** Returns the keys that were pressed earlier, and ends their recording. */
  drainEarlyKeys: () => readonly KeyboardEvent[]
}

/** Keyboard shortcuts, and the description of the post in focus. */
export function Keys({ router, lists, drainEarlyKeys }: KeysProps) {
  const t = useT()
  const session = useSession()
  const announce = useAnnounce()
  const opened = use(PageWindowContext)
  const windows = use(ActionWindowContext)
  const language = useLanguage().language.tag
  const actions = useEffectEvent((from: Element) => {
    const surface = surfaceAround(from)
    return createActionContext({
      session: surface?.session ?? session,
      replyTarget: surface?.replyTarget ?? null,
      language,
      windows,
      navigation: router,
    })
  })
  const notify = useMissingCode()
  const open = useEffectEvent((window: PageWindow) => {
    const code = window === 'keyHelp' ? KeyHelp.preload() : undefined
    void Promise.resolve(code).then(() => opened.set(window), notify)
  })
  const announceText = useEffectEvent((text: MessageId) => announce(t(text)))
  const drainBefore = useEffectEvent(drainEarlyKeys)
  // Before the early keys, which may move the focus.
  useFocusDescription()
  useEffect(() => {
    return startKeys(
      window,
      {
        document,
        session,
        router,
        lists,
        actions: (from) => actions(from),
        announce: (text) => announceText(text),
        open: (window) => open(window),
        isWindowOpen: () => opened.get() !== null,
      },
      drainBefore(),
    )
  }, [session, router, lists, opened])
  return null
}
