import { useCapability } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { AliasesSection } from './AliasesSection.tsx'
import { DeletionSection } from './DeletionSection.tsx'
import { EmailSection } from './EmailSection.tsx'
import { MfaSection } from './MfaSection.tsx'
import { MoveSection } from './MoveSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'
import { SignInsSection } from './SignInsSection.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'

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
