import { href } from '#features/addresses/model/href.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { loginFrom } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'

import css from './OfflineBar.module.css'

/** The session has expired: one line with a link to sign in. The page and typed text stay. */
export function SessionExpiredBar() {
  const t = useT()
  const isExpired = useCell(useSession().expired)
  const { pathname, search, hash } = useCell(useNavigation().address)
  return (
    <div role="status">
      {isExpired && pathname !== href.login() && (
        <p className={css.bar}>
          <Icon path={logInIcon} />
          {t('shell.refused')}
          <a href={loginFrom(pathname + search + hash)}>{t('shell.login')}</a>
        </p>
      )}
    </div>
  )
}
