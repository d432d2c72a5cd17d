import { href } from '#features/addresses/model/href.ts'
import { isRegistrationOpen } from '#features/session/model/isRegistrationOpen.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'

import css from './signIn.module.css'

export interface OtherWaysProps {
  /** A user is signed in already, so registration is not offered. */
  adds: boolean
  /** This page has a password field, so it links to the password reset. */
  hasPassword?: boolean
}

/** Links to reset the password and to register. */
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
