import { createRootRouteWithContext } from '@tanstack/react-router'

import { NotFoundScreen } from '#app/screens/NotFoundScreen.tsx'
import { Shell } from '#app/shell/Shell.tsx'

import type { RouteContext } from './RouteContext.ts'

/** The shell stays while screens change inside it. */
export const rootRoute = createRootRouteWithContext<RouteContext>()({
  component: Shell,
  notFoundComponent: NotFoundScreen,
})
