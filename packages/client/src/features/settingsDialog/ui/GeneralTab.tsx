import { useT } from '#i18n/useT.ts'
import { ServerSettingControl } from '#features/settingControls/ui/ServerSettingControl.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { settingGroups, unplacedSettings } from '#features/settingsDialog/model/settingGroups.ts'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'

/** How the client looks and behaves. */
export function GeneralTab() {
  const t = useT()
  return (
    <>
      {[...settingGroups.general, unplacedSettings(t)].map((group) => (
        <SettingGroup key={group.title} {...group} />
      ))}
      <SettingsSection title={t('settingsGroups.account')}>
        <ServerSettingControl name="defaultScope" />
        <ServerSettingControl name="defaultNSFW" />
      </SettingsSection>
    </>
  )
}
