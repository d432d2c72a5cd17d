import type { AccountId } from '@rookery/api/wire/model'

import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { openSettings } from '#features/navigation/model/openSettings.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Button } from '#ui/Button.tsx'
import { editIcon } from '#ui/icons/edit.ts'

/** On one's own card: opens the profile among the settings. */
export function EditProfileButton({ id }: { id: AccountId }) {
  const t = useT()
  const { me } = useSession()
  const navigation = useNavigation()
  if (id !== me) return null
  return (
    <Button icon={editIcon} onClick={() => openSettings(navigation, { tab: 'profile' })}>
      {t('settingsWindow.editProfile')}
    </Button>
  )
}
