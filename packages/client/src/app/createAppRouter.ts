import { createRouter } from '@tanstack/react-router'

import type { RouteContext } from './routes/rootRoute.tsx'
import { routeTree } from './routes/routeTree.tsx'

/** The router of one page. */
export function createAppRouter(context: RouteContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // Loaders only open a feed, which keeps its own freshness.
    defaultPreloadStaleTime: 0,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
