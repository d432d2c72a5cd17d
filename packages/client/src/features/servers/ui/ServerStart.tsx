import { href } from '#features/addresses/model/href.ts'
import { findServerOnNetwork, type FoundServer } from '#features/servers/model/findServer.ts'
import { recentServers, visitServer } from '#features/servers/model/recentServers.ts'
import type { Device } from '#features/session/model/Device.ts'
import { useT } from '#i18n/useT.ts'
import { Wordmark } from '#ui/Wordmark.tsx'

import { ServerPicker } from './ServerPicker.tsx'
import css from './servers.module.css'

export interface ServerStartProps {
  device: Pick<Device, 'stored' | 'page'>
  /** Shows an address of the client, from the start. */
  open: (path: string) => void
}

/** The first page where the client belongs to no server: the person chooses one. */
export function ServerStart({ device, open }: ServerStartProps) {
  const t = useT()
  const enter = (path: string) => (server: FoundServer) => {
    visitServer(device, server.origin)
    open(path)
  }
  return (
    <main className={css.page}>
      <Wordmark />
      <h1>{t('servers.title')}</h1>
      <p>{t('servers.intro')}</p>
      <ServerPicker
        recent={recentServers(device)}
        find={findServerOnNetwork}
        onSignIn={enter(href.login())}
        onVisit={enter(href.root())}
        onRegister={enter(href.registration())}
      />
    </main>
  )
}
