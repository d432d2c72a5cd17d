import { href } from '#features/addresses/model/href.ts'
import { useT } from '#i18n/useT.ts'
import { useCell } from '#lib/useCell.ts'
import { loginFrom, pathBeforeLogin } from '#features/navigation/model/loginFrom.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'

import css from './LoginHint.module.css'

/** Above the main column for visitors, except where they are logging in or registering already. */
export function LoginHint() {
  const t = useT()
  const address = useCell(useNavigation().address)
  if (address.pathname === href.login() || address.pathname === href.registration()) return null
  return (
    <a href={loginFrom(pathBeforeLogin(address))} className={css.hint}>
      <Icon path={logInIcon} />
      {t('shell.loginHint')}
    </a>
  )
}
