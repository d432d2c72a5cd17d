import { createRootRouteWithContext } from '@tanstack/react-router'

import { NotFoundScreen } from '#app/screens/NotFoundScreen.tsx'
import { Shell } from '#app/shell/Shell.tsx'

/** What guards and loaders may use. */
export interface RouteContext {
  readonly origin: string
}

/** The shell stays while screens change inside it. */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  notFoundComponent: NotFoundScreen,
})
