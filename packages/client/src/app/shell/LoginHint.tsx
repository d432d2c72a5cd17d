import { Link, useMatchRoute } from '@tanstack/react-router'

import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'

import css from './LoginHint.module.css'

/** Above the main column for visitors, except where they are logging in already. */
export function LoginHint() {
  const t = useT()
  const matchRoute = useMatchRoute()
  if (matchRoute({ to: '/login' })) return null
  return (
    <Link to="/login" className={css.hint}>
      <Icon path={logInIcon} />
      {t('shell.loginHint')}
    </Link>
  )
}
