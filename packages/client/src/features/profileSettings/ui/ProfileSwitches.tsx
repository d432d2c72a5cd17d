import { useStaffRole } from '#features/staff/model/useStaff.ts'
import { useServerSetting } from '#features/settingControls/model/useServerSetting.ts'
import { useCapability } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { ServerSettingControl } from '#features/settingControls/ui/ServerSettingControl.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'

/** Options of the account on the server; each takes effect at once. */
export function ProfileSwitches() {
  const t = useT()
  const isStaff = useStaffRole() !== null
  const hasMore = useCapability('accountCare')
  const isLocked = useServerSetting('locked') ?? false
  const hidesFollowers = useServerSetting('hideFollowers') ?? false
  const hidesFollows = useServerSetting('hideFollows') ?? false
  return (
    <>
      <SettingsSection title={t('accountSettings.following.title')}>
        <ServerSettingControl name="locked" />
        <ServerSettingControl name="permitFollowback" disabled={!isLocked} />
        <ServerSettingControl name="discoverable" />
        <ServerSettingControl name="allowFollowingMove" />
      </SettingsSection>
      <SettingsSection title={t('accountSettings.visible.title')}>
        <ServerSettingControl name="hideFollowers" />
        <ServerSettingControl name="hideFollowersCount" disabled={!hidesFollowers} />
        <ServerSettingControl name="hideFollows" />
        <ServerSettingControl name="hideFollowsCount" disabled={!hidesFollows} />
        <ServerSettingControl name="hideFavorites" />
        <ServerSettingControl name="bot" />
        {isStaff && <ServerSettingControl name="showRole" />}
      </SettingsSection>
      {hasMore && (
        <SettingsSection title={t('accountSettings.received.title')}>
          <ServerSettingControl name="stripRichContent" />
        </SettingsSection>
      )}
    </>
  )
}
