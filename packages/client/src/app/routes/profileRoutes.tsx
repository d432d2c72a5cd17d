import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router'

import { isAccountName } from './isAccountName.ts'
import { rootRoute } from './rootRoute.tsx'

const ProfileScreen = lazyRouteComponent(() => import('#features/profile/ProfileScreen.tsx'), 'ProfileScreen')

/** By id, or by name as the links inside posts have it. */
const userRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/users/$user',
  component: UserProfile,
})

/** By name alone. What cannot be a name is an address that nothing stands at. */
const nameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$name',
  beforeLoad: ({ params }) => {
    if (!isAccountName(params.name)) notFound({ throw: true })
  },
  component: NamedProfile,
})

function UserProfile() {
  const { user } = userRoute.useParams()
  return <ProfileScreen key={user} idOrName={user} />
}
UserProfile.preload = () => ProfileScreen.preload?.()

function NamedProfile() {
  const { name } = nameRoute.useParams()
  const plain = name.replace(/^@/, '')
  return <ProfileScreen key={plain} idOrName={plain} />
}
NamedProfile.preload = () => ProfileScreen.preload?.()

export const profileRoutes = [userRoute, nameRoute] as const
