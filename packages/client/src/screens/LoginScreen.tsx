import { useEffect } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { pathBeforeLogin } from '#features/navigation/model/loginFrom.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'

import css from '#features/signIn/ui/signIn.module.css'
import { ServerLine } from '#features/servers/ui/ServerLine.tsx'
import { SignIn } from '#features/signIn/ui/SignIn.tsx'

/** `/login`. */
export function LoginScreen() {
  const t = useT()
  const { device } = useSession()
  // After signing in, the user returns to the path in the address bar at that moment.
  useEffect(() => device.accounts.subscribe(() => history.replaceState(history.state, '', pathBeforeLogin(location))), [device])
  return (
    <Screen title={t('signIn.title')}>
      <div className={css.screen}>
        <ServerLine />
        <SignIn isMain />
      </div>
    </Screen>
  )
}
