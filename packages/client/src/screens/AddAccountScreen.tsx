import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'

import { AtServer } from '#features/servers/ui/AtServer.tsx'
import { ServerLine } from '#features/servers/ui/ServerLine.tsx'
import { serverToAdd } from '#features/servers/model/serverToAdd.ts'
import { ServerFailure } from '#features/servers/ui/ServerFailure.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { SignIn } from '#features/signIn/ui/SignIn.tsx'
import css from '#features/signIn/ui/signIn.module.css'

/**
 * `/login/add`: signs in to a further account. The current one stays signed in; the page then shows the new one.
 * @param server the origin of another server, where the page belongs to none
 */
export function AddAccountScreen({ server }: { server: string | null }) {
  const t = useT()
  const session = useSession()
  const { me } = session
  return (
    <Screen title={t('accounts.add')}>
      <div className={css.screen}>
        {me !== null && (
          <div className={css.known}>
            <p>{t('accounts.staySignedIn')}</p>
            <AccountSummary id={me} size={32} />
          </div>
        )}
        <AtServer origin={serverToAdd(session, server)} waiting={<Spinner label={t('general.loading')} />} failure={<ServerFailure />}>
          <ServerLine />
          <SignIn adds isMain />
        </AtServer>
      </div>
    </Screen>
  )
}
