import { useCapability } from '#data/session/useServer.ts'
import { packedSettingsIn } from '#data/settings/settingsAddress.ts'
import { useFoundSetting } from './FoundSetting.ts'
import { GivenSettings } from './GivenSettings.tsx'
import { ServerBackups } from './ServerBackups.tsx'
import { SettingsProfiles } from './SettingsProfiles.tsx'
import { TransferSection } from './TransferSection.tsx'

/** What goes to other devices and other servers, and what comes from there. */
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
