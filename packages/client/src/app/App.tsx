import { useState } from 'react'

import { SessionContext } from '#data/session/useSession.ts'
import { createCell, type Cell } from '#lib/Cell.ts'
import { useCell } from '#lib/useCell.ts'
import { NavigationContext } from '#parts/navigation/useNavigation.ts'
import { ViewerHost } from '#parts/viewer/ViewerHost.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'

import { KeyHelpContext } from './keys/KeyHelpContext.ts'
import { LateAids } from './keys/LateAids.tsx'
import { ScreenOutlet } from './router/ScreenOutlet.tsx'
import { Shell } from './shell/Shell.tsx'
import type { ShownPage } from './start/PageOnScreen.ts'

/** The client for one session at a time. Another session is another tree: nothing of one account is left to the next. */
export function App({ page }: { page: Cell<ShownPage> }) {
  const { key, session, router } = useCell(page)
  const [keyHelp] = useState(() => createCell(false))
  return (
    <SessionContext key={key} value={session}>
      <LiveRegion>
        <NavigationContext value={router}>
          <KeyHelpContext value={keyHelp}>
            <Shell>
              <ScreenOutlet router={router} />
            </Shell>
            <LateAids router={router} />
            <ViewerHost />
          </KeyHelpContext>
        </NavigationContext>
      </LiveRegion>
    </SessionContext>
  )
}
