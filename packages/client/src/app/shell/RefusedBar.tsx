import { Link, useMatchRoute } from '@tanstack/react-router'

import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'

import css from './OfflineBar.module.css'

/** When the server no longer knows the session: one line, and the way back in. What is on screen and what was typed stays. */
export function RefusedBar() {
  const t = useT()
  const refused = useCell(useSession().refused)
  const matchRoute = useMatchRoute()
  return (
    <div role="status">
      {refused && !matchRoute({ to: '/login' }) && (
        <p className={css.bar}>
          <Icon path={logInIcon} />
          {t('shell.refused')}
          <Link to="/login">{t('signIn.title')}</Link>
        </p>
      )}
    </div>
  )
}
