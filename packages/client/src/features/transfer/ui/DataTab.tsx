import { useCapability } from '#features/session/model/useServer.ts'
import { packedSettingsIn } from '#features/settings/model/settingsAddress.ts'
import { useFoundSetting } from '#features/settingControls/model/FoundSetting.ts'
import { GivenSettings } from '#features/settingsProfiles/ui/GivenSettings.tsx'
import { ServerBackups } from './ServerBackups.tsx'
import { SettingsProfiles } from '#features/settingsProfiles/ui/SettingsProfiles.tsx'
import { transferKinds } from '#features/transfer/model/TransferRow.ts'
import { useT } from '#i18n/useT.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { TransferButtons } from './TransferButtons.tsx'
import css from './TransferSection.module.css'

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

/** Export and import for other servers. */
function TransferSection() {
  const t = useT()
  const hasServers = useCapability('domainBlocks')
  const hasNotes = useCapability('privateNotes')
  return (
    <SettingsSection id="transfer" title={t('transfer.title')} hint={t('transfer.hint')}>
      <ImportProgress />
      <ul className={css.kinds}>
        {transferKinds
          .filter((kind) => (kind !== 'domains' || hasServers) && (kind !== 'notes' || hasNotes))
          .map((kind) => (
            <li key={kind} className={css.kind}>
              <span className={css.name}>{t(`transfer.${kind}`)}</span>
              <TransferButtons kind={kind} />
            </li>
          ))}
      </ul>
    </SettingsSection>
  )
}
