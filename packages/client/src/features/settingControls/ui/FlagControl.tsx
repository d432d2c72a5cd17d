import { switchAlerts } from '#features/push/model/switchAlerts.ts'
import { useSession } from '#features/session/model/useSession.ts'
import type { SettingOfKind } from '#features/settings/model/settingsTable.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Switch } from '#ui/Switch.tsx'

import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import { settingHint, settingLabel } from '#features/settingControls/model/settingTexts.ts'

/** Yes or no. */
export function FlagControl({ setting, hint, decided = false }: SettingControlProps<SettingOfKind<'flag'>>) {
  const t = useT()
  const session = useSession()
  const isOn = useSetting(setting)
  const set = (on: boolean) => {
    // The browser's permission is requested first.
    if (setting === 'webPushNotifications') void switchAlerts(session, on, () => Notification.requestPermission())
    else settingsOf(session).set(setting, on)
  }
  return (
    <Switch
      label={settingLabel(t, setting)}
      hint={hint ?? settingHint(t, setting)}
      checked={isOn || decided}
      disabled={decided}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  )
}
