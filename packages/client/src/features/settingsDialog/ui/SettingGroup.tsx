import { useServer } from '#features/session/model/useServer.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsTable } from '#features/settings/model/settingsTable.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import type { DrawnSetting } from '#features/settingControls/model/settingTexts.ts'
import { useFoundSetting } from '#features/settingControls/model/FoundSetting.ts'
import { SettingItem } from '#features/settingControls/ui/SettingItem.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { isMissing } from '#features/settingControls/model/missingSettings.ts'

/** Settings under one heading, which disappears with the last of them. */
export function SettingGroup({ title, settings }: { title: MessageId; settings: readonly DrawnSetting[] }) {
  const t = useT()
  const isExpert = useSetting('expertLevel')
  const found = useFoundSetting()
  const capabilities = useServer((server) => server.capabilities)
  const offered = settings.filter(
    (setting) => !isMissing(setting, capabilities) && (isExpert || setting === found || !settingsTable[setting].expert),
  )
  if (offered.length === 0) return null
  return (
    <SettingsSection title={t(title)}>
      {offered.map((setting) => (
        <SettingItem key={setting} setting={setting} />
      ))}
    </SettingsSection>
  )
}
