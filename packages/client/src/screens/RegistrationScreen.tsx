import { siteTermsQuery } from '#features/about/model/site.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { RichText } from '#features/content/ui/RichText.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { Panel } from '#ui/Panel.tsx'

import css from '#features/registration/ui/registration.module.css'
import { RegistrationForm } from '#features/registration/ui/RegistrationForm.tsx'

/** `/registration`, and `/registration/{token}` with an invitation. */
export function RegistrationScreen({ inviteToken }: { inviteToken?: string }) {
  const t = useT()
  const session = useSession()
  const { data: terms } = useSessionQuery(siteTermsQuery(session))
  return (
    <>
      <Screen title={t('registration.title')}>
        <RegistrationForm inviteToken={inviteToken} hasTerms={Boolean(terms)} />
      </Screen>
      {terms && (
        <Panel title={t('about.terms')}>
          <div className={css.terms}>
            <RichText html={terms} site={session.origin} />
          </div>
        </Panel>
      )}
    </>
  )
}
