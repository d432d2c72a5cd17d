import { useCapability } from '#features/session/model/useServer.ts'
import { packedSettingsIn } from '#features/settings/model/settingsAddress.ts'
import { useFoundSetting } from '#features/settingControls/model/FoundSetting.ts'
import { GivenSettings } from '#features/settingsProfiles/ui/GivenSettings.tsx'
import { ServerBackups } from './ServerBackups.tsx'
import { SettingsProfiles } from '#features/settingsProfiles/ui/SettingsProfiles.tsx'
import { TransferSection } from './TransferSection.tsx'

/** Data for other devices and servers: export, import, backup. */
export function DataTab() {
  const hasBackups = useCapability('accountCare')
  const packed = packedSettingsIn(useFoundSetting())
  return (
    <>
      {packed !== null && <GivenSettings key={packed} packed={packed} />}
      <SettingsProfiles />
      <TransferSection />
      {hasBackups && <ServerBackups />}
    </>
  )
}
