import { Suspense, use, useEffect, useEffectEvent } from 'react'

import { EdgeSwipe } from '#app/page/EdgeSwipe.tsx'
import { PageWindowContext, type PageWindow } from '#app/page/PageWindow.ts'
import type { Router } from '#app/router/createRouter.ts'
import { SettingsHost } from '#app/shell/SettingsHost.tsx'
import { useSharedText } from '#app/page/useSharedText.ts'
import { useAnnouncer } from '#app/announcer/useAnnouncer.ts'
import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import type { ListRegistry } from '#ui/lists/ListRegistry.ts'
import { ActionWindow } from '#features/actions/ui/ActionWindow.tsx'
import { surfaceAround } from '#features/actions/model/ActionSurface.ts'
import { ActionWindowContext } from '#features/actions/model/ActionWindowContext.ts'
import { createActionContext } from '#features/actions/ui/createActionContext.ts'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import '#ui/late.css'
import { TooltipLayer } from '#ui/TooltipLayer.tsx'

import { keepFocus } from './keepFocus.ts'
import { startKeys } from './startKeys.ts'

const KeyHelp = lazyComponent(async () => (await import('./KeyHelp.tsx')).KeyHelp)

export interface AidsProps {
  router: Router
  lists: ListRegistry
  /** Returns the keys that were pressed earlier, and ends their recording. */
  drainEarlyKeys: () => readonly KeyboardEvent[]
}

/** Keyboard shortcuts, announcements and the windows of actions. Not needed before the first post. */
export function Aids({ router, lists, drainEarlyKeys }: AidsProps) {
  const t = useT()
  const session = useSession()
  const announce = useAnnounce()
  const opened = use(PageWindowContext)
  const isHelpOpen = useCell(opened) === 'keyHelp'
  const on = useSetting('keyboardShortcuts')
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
  useAnnouncer()
  useSharedText(router, opened)
  useEffect(() => keepFocus(document), [])
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
  return (
    <>
      <Suspense>{isHelpOpen && <KeyHelp page={{ session, router }} on={on} onClose={() => opened.set(null)} />}</Suspense>
      <EdgeSwipe />
      <ActionWindow />
      <SettingsHost />
      <TooltipLayer />
    </>
  )
}
