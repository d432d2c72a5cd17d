import { createRoute } from '@tanstack/react-router'

import { useT } from '#i18n/useT.ts'

import { rootRoute } from './rootRoute.tsx'

function AboutScreen() {
  return <h1 tabIndex={-1}>{useT()('nav.about')}</h1>
}

const aboutRoute = createRoute({ getParentRoute: () => rootRoute, path: '/about', component: AboutScreen })

/** Every address of the client (spec 1, section 2). */
export const routeTree = rootRoute.addChildren([aboutRoute])
