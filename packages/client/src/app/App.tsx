import { RouterProvider } from '@tanstack/react-router'

import { SessionContext } from '#data/session/useSession.ts'
import type { Cell } from '#lib/Cell.ts'
import { useCell } from '#lib/useCell.ts'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { TooltipLayer } from '#ui/TooltipLayer.tsx'

import type { ShownPage } from './start/PageOnScreen.ts'

/** The client for one session at a time. Another session is another tree: nothing of one account is left to the next. */
export function App({ page }: { page: Cell<ShownPage> }) {
  const { key, session, router } = useCell(page)
  return (
    <SessionContext key={key} value={session}>
      <LiveRegion>
        <RouterProvider router={router} />
        <TooltipLayer />
      </LiveRegion>
    </SessionContext>
  )
}
