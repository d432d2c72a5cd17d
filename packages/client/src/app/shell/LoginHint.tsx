'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { href } from '#data/addresses/href.ts'
import { useT } from '#i18n/useT.ts'
import { loginFrom } from '#parts/navigation/loginFrom.ts'
import { usePathname } from '#parts/navigation/usePathname.ts'
import { Icon } from '#ui/Icon.tsx'
import { logInIcon } from '#ui/icons/logIn.ts'

import css from './LoginHint.module.css'

/** Above the main column for visitors, except where they are logging in already. */
export function LoginHint() {
  const t = useT()
  const pathname = usePathname()
  if (pathname === href.login()) return null
  return (
    <a href={loginFrom(pathname)} className={css.hint}>
      <Icon path={logInIcon} />
      {t('shell.loginHint')}
    </a>
  )
}
