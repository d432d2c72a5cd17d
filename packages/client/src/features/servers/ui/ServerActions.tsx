import type { FoundServer } from '#features/servers/model/findServer.ts'
import { isRegistrationOpen } from '#features/session/model/isRegistrationOpen.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'

import css from './servers.module.css'

export interface ServerActionsProps {
  server: FoundServer
  onSignIn: (server: FoundServer) => void
  /** Absent where only a sign-in makes sense. */
  onVisit?: (server: FoundServer) => void
  onRegister?: (server: FoundServer) => void
}

/** Buttons for a server that was found: log in, look around, register. */
export function ServerActions({ server, onSignIn, onVisit, onRegister }: ServerActionsProps) {
  const t = useT()
  return (
    <div className={css.actions}>
      <Button tone="primary" wide onClick={() => onSignIn(server)}>
        {t('servers.signIn', { host: new URL(server.origin).host })}
      </Button>
      {onVisit && (
        <Button wide onClick={() => onVisit(server)}>
          {t('servers.visit')}
        </Button>
      )}
      {onRegister && isRegistrationOpen(server) && (
        <Button tone="quiet" wide onClick={() => onRegister(server)}>
          {t('signIn.register')}
        </Button>
      )}
    </div>
  )
}
