import { useState } from 'react'

import { OpenSessionsContext, type OpenSessions } from '#features/signIn/model/OpenSessions.ts'
import { SessionContext } from '#features/session/model/useSession.ts'
import type { Cell } from '@rookery/store/Cell'
import { useCell } from '#lib/useCell.ts'
import { NavigationContext } from '#features/navigation/model/useNavigation.ts'
import { ViewerHost } from '#features/viewer/ui/ViewerHost.tsx'
import { createListRegistry, ListRegistryContext } from '#ui/lists/ListRegistry.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'

import { LazyAids } from './keys/LazyAids.tsx'
import { PageWindowContext } from './page/PageWindow.ts'
import { ScreenOutlet } from './router/ScreenOutlet.tsx'
import { Shell } from './shell/Shell.tsx'
import type { ShownPage } from './start/PageOnScreen.ts'

/** The client for one account on screen at a time. Another session is another tree: nothing of one account is left to the next. */
export function App({ page, sessions }: { page: Cell<ShownPage>; sessions: OpenSessions }) {
  const { key, session, router, opened } = useCell(page)
  const [lists] = useState(() => createListRegistry(document))
  return (
    <OpenSessionsContext value={sessions}>
      <SessionContext key={key} value={session}>
        <LiveRegion>
          <NavigationContext value={router}>
            <PageWindowContext value={opened}>
              <ListRegistryContext value={lists}>
                <Shell>
                  <ScreenOutlet router={router} />
                </Shell>
                <LazyAids router={router} lists={lists} />
                <ViewerHost />
              </ListRegistryContext>
            </PageWindowContext>
          </NavigationContext>
        </LiveRegion>
      </SessionContext>
    </OpenSessionsContext>
  )
}
