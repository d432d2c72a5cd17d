import { createRoute } from '@tanstack/react-router'

import { leadOn } from '#app/guards/membersOnly.ts'

import { rootRoute } from './rootRoute.tsx'

/** `/` shows nothing itself. */
export const landingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => leadOn(context),
})
