import { Suspense, use, useEffect } from 'react'

import { PageWindowContext } from '#app/page/PageWindow.ts'
import { useLayout } from '#app/page/useLayout.ts'
import { SettingsHost } from '#app/shell/SettingsHost.tsx'
import { useSharedText } from '#app/page/useSharedText.ts'
import { useAnnouncer } from '#app/announcer/useAnnouncer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { EmptyFallback } from '#features/screen/model/EmptyFallback.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { useCell } from '#lib/useCell.ts'
import { ActionWindow } from '#features/actions/ui/ActionWindow.tsx'
import '#ui/late.css'
import { TooltipLayer } from '#ui/TooltipLayer.tsx'

import { keepFocus } from './keepFocus.ts'
import type { KeysProps } from './Keys.tsx'
import { KeyHelp } from './lazyKeyHelp.ts'
import { LazyKeys } from './LazyKeys.tsx'

const EdgeSwipe = lazyComponent(async () => (await import('#app/page/EdgeSwipe.tsx')).EdgeSwipe)

export type AidsProps = KeysProps

/** Announcements, the windows of actions, and the keys when one is pressed. Not needed before the first post. */
export function Aids({ router, lists, drainEarlyKeys }: AidsProps) {
  const session = useSession()
  const opened = use(PageWindowContext)
  const isNarrow = useLayout() === 'narrow'
  const isHelpOpen = useCell(opened) === 'keyHelp'
  const on = useSetting('keyboardShortcuts')
  useAnnouncer()
  useSharedText(router, opened)
  useEffect(() => keepFocus(document), [])
  return (
    <>
      <LazyKeys router={router} lists={lists} drainEarlyKeys={drainEarlyKeys} />
      <Suspense>{isHelpOpen && <KeyHelp page={{ session, router }} on={on} onClose={() => opened.set(null)} />}</Suspense>
      {isNarrow && (
        <Part failure={EmptyFallback}>
          <EdgeSwipe />
        </Part>
      )}
      <ActionWindow />
      <SettingsHost />
      <TooltipLayer />
    </>
  )
}
