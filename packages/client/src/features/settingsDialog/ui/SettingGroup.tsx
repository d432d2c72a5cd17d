import { useServer } from '#data/session/useServer.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { settingsTable } from '#data/settings/settingsTable.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { useT } from '#i18n/useT.ts'
import type { DrawnSetting } from '#parts/settings/settingTexts.ts'
import { useFoundSetting } from './FoundSetting.ts'
import { SettingItem } from './SettingItem.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { isMissing } from '#parts/settings/missingSettings.ts'

/** Settings under one heading, which goes with the last of them. */
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
