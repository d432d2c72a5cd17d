import { useSession } from '#features/session/model/useSession.ts'
import { chooseOnDevice } from '#features/settings/model/chooseTheme.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Checkbox } from '#ui/Checkbox.tsx'

/** Whether the choice of a theme is for this device alone. */
export function DeviceTheme() {
  const t = useT()
  const settings = settingsOf(useSession())
  return (
    <Checkbox
      look="switch"
      label={t('themes.onDevice')}
      hint={t('themes.onDevice.hint')}
      checked={useSetting('deviceTheme') !== null}
      onChange={({ currentTarget }) => chooseOnDevice(settings, currentTarget.checked)}
    />
  )
}
