import { useCapability } from '#data/session/useServer.ts'
import { ServerBackups } from './ServerBackups.tsx'
import { SettingsProfiles } from './SettingsProfiles.tsx'
import { TransferSection } from './TransferSection.tsx'

/** What goes to other devices and other servers, and what comes from there. */
export function DataTab() {
  const hasBackups = useCapability('accountCare')
  return (
    <>
      <SettingsProfiles />
      <TransferSection />
      {hasBackups && <ServerBackups />}
    </>
  )
}
