import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { visitorsOnly } from '#app/guards/membersOnly.ts'

import { rootRoute } from './rootRoute.tsx'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  beforeLoad: visitorsOnly,
  component: lazyRouteComponent(() => import('#features/signIn/LoginScreen.tsx'), 'LoginScreen'),
})

const oauthCallbackRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/oauth-callback',
  component: lazyRouteComponent(() => import('#features/signIn/OAuthCallbackScreen.tsx'), 'OAuthCallbackScreen'),
})

export const signInRoutes = [loginRoute, oauthCallbackRoute] as const
