import { useCapability } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { AliasesSection } from './AliasesSection.tsx'
import { DeletionSection } from './security/DeletionSection.tsx'
import { EmailSection } from './security/EmailSection.tsx'
import { MfaSection } from './security/MfaSection.tsx'
import { MoveSection } from './security/MoveSection.tsx'
import { PasswordSection } from './security/PasswordSection.tsx'
import { SignInsSection } from './security/SignInsSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** How the account is signed in to, and how it moves or ends (spec 3, section 2). */
export function SecurityTab() {
  const t = useT()
  const { origin } = useSession()
  if (!useCapability('accountCare')) {
    return (
      <SettingsSection id="elsewhere" title={t('accountSettings.elsewhere.title')} hint={t('accountSettings.elsewhere.text')}>
        <p>
          <LinkButton href={origin} target="_blank" rel="noopener">
            {t('accountSettings.elsewhere.open')}
          </LinkButton>
        </p>
      </SettingsSection>
    )
  }
  return (
    <>
      <EmailSection />
      <PasswordSection />
      <MfaSection />
      <SignInsSection />
      <AliasesSection />
      <MoveSection />
      <DeletionSection />
    </>
  )
}
