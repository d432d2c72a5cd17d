import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { rootRoute } from './rootRoute.tsx'

export const aboutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about',
  component: lazyRouteComponent(() => import('#features/about/AboutScreen.tsx'), 'AboutScreen'),
})
