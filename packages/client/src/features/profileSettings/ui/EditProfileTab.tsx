import { useCapability } from '#features/session/model/useServer.ts'
import { AliasesSection } from '#features/security/ui/AliasesSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileImages } from './ProfileImages.tsx'
import { ProfileSwitches } from './ProfileSwitches.tsx'

/** The public profile of the user (spec 3, section 2). */
export function EditProfileTab() {
  const hasAliases = useCapability('accountCare')
  return (
    <>
      <ProfileImages />
      <ProfileForm />
      <ProfileSwitches />
      {hasAliases && <AliasesSection />}
    </>
  )
}
