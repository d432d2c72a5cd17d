import { useT } from '#i18n/useT.ts'
import { Screen } from '#parts/screen/Screen.tsx'

import css from './signIn.module.css'
import { SignIn } from './SignIn.tsx'

/** `/login`. */
export function LoginScreen() {
  const t = useT()
  return (
    <Screen title={t('signIn.title')}>
      <div className={css.screen}>
        <SignIn />
      </div>
    </Screen>
  )
}
