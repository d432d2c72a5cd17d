import { useT } from '#i18n/useT.ts'
import { ServerSettingControl } from '#parts/settings/ServerSettingControl.tsx'
import { useCapability } from '#data/session/useServer.ts'
import { SettingGroup } from './SettingGroup.tsx'
import { settingGroups } from './settingGroups.ts'
import { SettingsSection } from './SettingsSection.tsx'

/** Which notifications are shown, and where. */
export function NotificationsTab() {
  const t = useT()
  const isKept = useCapability('accountCare')
  return (
    <>
      {settingGroups.notifications.map((group) => (
        <SettingGroup key={group.title} {...group} />
      ))}
      {isKept && (
        <SettingsSection title={t('settingsGroups.atServer')}>
          <ServerSettingControl name="webPushHideContents" />
          <ServerSettingControl name="blockNotificationsFromStrangers" />
        </SettingsSection>
      )}
    </>
  )
}
