import { href } from '#features/addresses/model/href.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { findServer, type FoundServer } from '#features/servers/model/findServer.ts'
import { recentServers, rememberServer, visitServer } from '#features/servers/model/recentServers.ts'
import { ServerPicker } from '#features/servers/ui/ServerPicker.tsx'
import css from '#features/servers/ui/servers.module.css'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'

/** `/login/server`: chooses the server to sign in to or to visit, where the page belongs to none. */
export function ServerScreen() {
  const t = useT()
  const { me, device, clock, send = (url, init) => fetch(url, init) } = useSession()
  const navigation = useNavigation()
  // Another server has other data: the page starts again.
  const enter = (path: string) => (server: FoundServer) => {
    visitServer(device, server.origin)
    location.assign(path)
  }
  const addAccount = ({ origin }: FoundServer) => {
    rememberServer(device, origin)
    navigation.navigate(`${href.addAccount()}?${new URLSearchParams({ server: origin }).toString()}`)
  }
  const visitorActions = { onSignIn: enter(href.login()), onVisit: enter(href.root()), onRegister: enter(href.registration()) }
  return (
    <Screen title={t('servers.title')}>
      <div className={css.screen}>
        <ServerPicker
          recent={recentServers(device)}
          find={(origin, signal) => findServer(origin, { send, clock, signal })}
          {...(me === null ? visitorActions : { onSignIn: addAccount })}
        />
      </div>
    </Screen>
  )
}
