import type { StatusId } from '@rookery/api/wire/model'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'

import { rootRoute } from './rootRoute.tsx'

const ThreadScreen = lazyRouteComponent(() => import('#features/thread/ThreadScreen.tsx'), 'ThreadScreen')

export const conversationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/notice/$id',
  loader: ({ context, params }) => void context.session.threads.openThread(params.id as StatusId), // the server says whether it is one
  component: Conversation,
})

function Conversation() {
  const { id } = conversationRoute.useParams()
  // An address is where an id comes from; the server says whether it is one.
  return <ThreadScreen key={id} id={id as StatusId} />
}
Conversation.preload = () => ThreadScreen.preload?.()
