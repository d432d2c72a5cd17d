import { DeviceTheme } from '#features/themes/ui/DeviceTheme.tsx'
import { OwnTheme } from '#features/themes/ui/OwnTheme.tsx'
import { ThemeOverrides } from '#features/themes/ui/ThemeOverrides.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { SettingItem } from '#features/settingControls/ui/SettingItem.tsx'
import { ThemePairControl } from '#features/settingControls/ui/ThemePairControl.tsx'
import { useT } from '#i18n/useT.ts'

/** The selection of a theme, the choices on top of it, and the editor of custom ones. */
export function ThemeTab() {
  const t = useT()
  return (
    <>
      <SettingsSection title={t('settingsGroups.theme')}>
        <SettingItem setting="theme" />
        <ThemePairControl />
        <DeviceTheme />
      </SettingsSection>
      <ThemeOverrides />
      <OwnTheme />
    </>
  )
}
