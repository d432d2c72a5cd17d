import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { AccountSummary } from '#features/accountNames/ui/AccountSummary.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'

import { AtServer } from '#features/servers/ui/AtServer.tsx'
import { ServerLine } from '#features/servers/ui/ServerLine.tsx'
import { href } from '#features/addresses/model/href.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { SignIn } from '#features/signIn/ui/SignIn.tsx'
import css from '#features/signIn/ui/signIn.module.css'

/** `/login/add`: signs in to a further account, where the page belongs to no server on another one, too. The current one stays signed in; the page then shows the new one. */
export function AddAccountScreen({ server }: { server: string | null }) {
  const t = useT()
  const { me, origin, device } = useSession()
  // The page of a server signs in to no other.
  const at = origin !== device.page && server !== null && URL.canParse(server) ? new URL(server).origin : origin
  return (
    <Screen title={t('accounts.add')}>
      <div className={css.screen}>
        {me !== null && (
          <div className={css.known}>
            <p>{t('accounts.staySignedIn')}</p>
            <AccountSummary id={me} size={32} />
          </div>
        )}
        <AtServer origin={at} waiting={<Spinner label={t('general.loading')} />} failure={<ServerFailure />}>
          <ServerLine />
          <SignIn adds isMain />
        </AtServer>
      </div>
    </Screen>
  )
}

function ServerFailure() {
  const t = useT()
  return (
    <>
      <ErrorState>{t('servers.failed')}</ErrorState>
      <LinkButton href={href.server()}>{t('servers.change')}</LinkButton>
    </>
  )
}
