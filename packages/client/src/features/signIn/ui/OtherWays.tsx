import { href } from '#features/addresses/model/href.ts'
import { isRegistrationOpen } from '#features/session/model/isRegistrationOpen.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'

import css from './signIn.module.css'

export interface OtherWaysProps {
  /** Somebody is signed in already, to whom registering is closed. */
  adds: boolean
  /** This page asks for the password: it also helps who has forgotten it. */
  hasPassword?: boolean
}

/** For who cannot sign in: a new password, or an account. */
export function OtherWays({ adds, hasPassword = false }: OtherWaysProps) {
  const t = useT()
  const registers = useServer(isRegistrationOpen) && !adds
  return (
    <p className={css.otherWays}>
      {hasPassword && <a href={href.passwordReset()}>{t('signIn.forgotPassword')}</a>}
      {registers && <a href={href.registration()}>{t('signIn.register')}</a>}
    </p>
  )
}
