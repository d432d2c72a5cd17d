import { useEffect } from 'react'

import { matchRoute } from '#app/router/Route.ts'
import { href } from '#features/addresses/model/href.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { NotFoundScreen } from '#screens/NotFoundScreen.tsx'
import { PendingScreen } from '#screens/PendingScreen.tsx'

import { mastodonRoutes } from './mastodonRoutes.ts'

/** Leads from an address of Mastodon's own client to the screen that shows the same here. A visitor returns to it after signing in. */
export function MastodonAddress({ pathname, search }: { pathname: string; search: URLSearchParams }) {
  const session = useSession()
  const navigation = useNavigation()
  const found = matchRoute(mastodonRoutes, pathname)
  const path = found?.route.guard?.(session, found.params) ?? null
  const query = search.toString()
  useEffect(() => {
    if (path === null) return
    const { hash } = navigation.address.get()
    navigation.navigate(path === href.login() ? loginFrom(withQuery(pathname, query) + hash) : withQuery(path, query), { replace: true })
  }, [navigation, path, pathname, query])
  return path === null ? <NotFoundScreen /> : <PendingScreen />
}

/** The query of a link, such as a search, is passed to the screen. */
function withQuery(path: string, query: string): string {
  const [address = '', hash] = path.split('#')
  return (query === '' ? address : `${address}?${query}`) + (hash === undefined ? '' : `#${hash}`)
}
