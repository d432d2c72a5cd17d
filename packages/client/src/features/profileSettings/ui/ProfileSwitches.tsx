import { useStaffRole } from '#data/moderation/useStaffRole.ts'
import { useServerSetting } from '#data/serverSettings/useServerSetting.ts'
import { useCapability } from '#data/session/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { ServerSettingControl } from '#parts/settings/ServerSettingControl.tsx'
import { SettingsSection } from '../SettingsSection.tsx'

/** What the server does for the account and shows of it; each takes effect at once. */
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
