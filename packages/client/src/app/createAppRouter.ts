import { createRouter, type RouterHistory } from '@tanstack/react-router'

import type { RouteContext } from './routes/RouteContext.ts'
import { routeTree } from './routes/routeTree.ts'
import { ErrorScreen } from './screens/ErrorScreen.tsx'
import { PendingScreen } from './screens/PendingScreen.tsx'

/** Screens that begin at their top and are scrolled back by the pixel. */
const pages = new Set(['/about', '/login'])

/** The router of one page. `history` is the browser's unless a test brings its own. */
export function createAppRouter(context: RouteContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Loaders only open a feed, which knows itself how fresh it is.
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultPendingComponent: PendingScreen,
    // Feeds, conversations and profiles find the reader's place again by the post, not by pixels.
    scrollRestoration: ({ location }) => pages.has(location.pathname),
    // Texts as they stand in the address: the router's own reading turns ?code=12 into a number and writes it back quoted.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search).toString()
      return text && `?${text}`
    },
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
