import { createRoute } from '@tanstack/react-router'

import { timelineOnly } from '#app/guards/timelineOnly.ts'
import { TimelineScreen } from '#features/timeline/TimelineScreen.tsx'

import { openFeed } from './openFeed.ts'
import { rootRoute } from './rootRoute.tsx'

// Not lazy: a timeline is what most visits begin with, and a second round trip would delay its first post.

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/main/friends',
  beforeLoad: timelineOnly('home'),
  loader: openFeed('home'),
  component: () => <TimelineScreen feed="home" />,
})

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/main/public',
  beforeLoad: timelineOnly('public'),
  loader: openFeed('public'),
  component: () => <TimelineScreen feed="public" />,
})

const bubbleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/main/bubble',
  beforeLoad: timelineOnly('bubble'),
  loader: openFeed('bubble'),
  component: () => <TimelineScreen feed="bubble" />,
})

const allRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/main/all',
  beforeLoad: timelineOnly('all'),
  loader: openFeed('all'),
  component: () => <TimelineScreen feed="all" />,
})

const bookmarksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bookmarks',
  beforeLoad: timelineOnly('bookmarks'),
  loader: openFeed('bookmarks'),
  component: () => <TimelineScreen feed="bookmarks" />,
})

const tagRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/tag/$tag',
  beforeLoad: timelineOnly('public'),
  loader: ({ context, params }) => openFeed(`tag:${params.tag}`)({ context }),
  component: function TagTimeline() {
    const { tag } = tagRoute.useParams()
    return <TimelineScreen key={tag} feed={`tag:${tag}`} />
  },
})

export const timelineRoutes = [homeRoute, publicRoute, bubbleRoute, allRoute, bookmarksRoute, tagRoute] as const
