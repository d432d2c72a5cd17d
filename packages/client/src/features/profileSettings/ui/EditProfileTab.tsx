import { useCapability } from '#data/session/useServer.ts'
import { AliasesSection } from './AliasesSection.tsx'
import { ProfileForm } from './profile/ProfileForm.tsx'
import { ProfilePictures } from './profile/ProfilePictures.tsx'
import { ProfileSwitches } from './profile/ProfileSwitches.tsx'

/** What others see of the person (spec 3, section 2). */
export function EditProfileTab() {
  const hasAliases = useCapability('accountCare')
  return (
    <>
      <ProfilePictures />
      <ProfileForm />
      <ProfileSwitches />
      {hasAliases && <AliasesSection />}
    </>
  )
}
