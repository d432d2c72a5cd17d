import { aboutRoute } from './aboutRoute.tsx'
import { conversationRoute } from './conversationRoute.tsx'
import { landingRoute } from './landingRoute.ts'
import { profileRoutes } from './profileRoutes.tsx'
import { rootRoute } from './rootRoute.tsx'
import { signInRoutes } from './signInRoutes.tsx'
import { timelineRoutes } from './timelineRoutes.tsx'

/** Every address of the client (spec 1, section 2). */
export const routeTree = rootRoute.addChildren([
  landingRoute,
  ...timelineRoutes,
  conversationRoute,
  ...profileRoutes,
  ...signInRoutes,
  aboutRoute,
])
