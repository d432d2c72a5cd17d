import { SessionContext } from '#data/session/useSession.ts'
import type { Cell } from '#lib/Cell.ts'
import { useCell } from '#lib/useCell.ts'
import { NavigationContext } from '#parts/navigation/useNavigation.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { TooltipLayer } from '#ui/TooltipLayer.tsx'

import { ScreenOutlet } from './router/ScreenOutlet.tsx'
import { Shell } from './shell/Shell.tsx'
import type { ShownPage } from './start/PageOnScreen.ts'

/** The client for one session at a time. Another session is another tree: nothing of one account is left to the next. */
export function App({ page }: { page: Cell<ShownPage> }) {
  const { key, session, router } = useCell(page)
  return (
    <SessionContext key={key} value={session}>
      <LiveRegion>
        <NavigationContext value={router}>
          <Shell>
            <ScreenOutlet router={router} />
          </Shell>
        </NavigationContext>
        <TooltipLayer />
      </LiveRegion>
    </SessionContext>
  )
}
