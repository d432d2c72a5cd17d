import { siteTermsQuery } from '#data/queries/site.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { RichText } from '#parts/content/RichText.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { Panel } from '#ui/Panel.tsx'

import css from './registration.module.css'
import { RegistrationForm } from './RegistrationForm.tsx'

/** `/registration`, and `/registration/{token}` for who was invited. */
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
