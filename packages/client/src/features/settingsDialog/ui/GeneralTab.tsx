import { useT } from '#i18n/useT.ts'
import { ServerSettingControl } from '#parts/settings/ServerSettingControl.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { settingGroups, unplacedSettings } from './settingGroups.ts'
import { SettingsSection } from './SettingsSection.tsx'

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
