import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'

import { SignIn } from '#features/signIn/ui/SignIn.tsx'
import css from '#features/signIn/ui/signIn.module.css'

/** `/login/add`: signs in to a further account. The current one stays signed in; the page then shows the new one. */
export function AddAccountScreen() {
  const t = useT()
  const { me } = useSession()
  return (
    <Screen title={t('accounts.add')}>
      <div className={css.screen}>
        {me !== null && (
          <div className={css.known}>
            <p>{t('accounts.staySignedIn')}</p>
            <AccountSummary id={me} size={32} />
          </div>
        )}
        <SignIn adds isMain />
      </div>
    </Screen>
  )
}
