import { useT } from '#i18n/useT.ts'
import { QuietHours } from '#features/settingControls/ui/QuietHours.tsx'
import { ServerSettingControl } from '#features/settingControls/ui/ServerSettingControl.tsx'
import { useCapability } from '#features/session/model/useServer.ts'
import { SettingGroup } from './SettingGroup.tsx'
import { settingGroups } from '#features/settingsDialog/model/settingGroups.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'

/** Which notifications are shown, and where. */
export function NotificationsTab() {
  const t = useT()
  const isStored = useCapability('accountCare')
  return (
    <>
      {settingGroups.notifications.map((group) => (
        <SettingGroup key={group.title} {...group} />
      ))}
      <SettingsSection id="quietHours" title={t('notificationList.quietHours')}>
        <QuietHours />
      </SettingsSection>
      {isStored && (
        <SettingsSection title={t('settingsGroups.atServer')}>
          <ServerSettingControl name="webPushHideContents" />
          <ServerSettingControl name="blockNotificationsFromStrangers" />
        </SettingsSection>
      )}
    </>
  )
}
