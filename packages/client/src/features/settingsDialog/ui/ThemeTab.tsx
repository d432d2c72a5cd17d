import { AuthorsTheme } from '#features/themes/ui/AuthorsTheme.tsx'
import { DeviceTheme } from '#features/themes/ui/DeviceTheme.tsx'
import { OwnTheme } from '#features/themes/ui/OwnTheme.tsx'
import { ShownThemeShare } from '#features/themes/ui/ShownThemeShare.tsx'
import { ThemeGallery } from '#features/themes/ui/ThemeGallery.tsx'
import { ThemeReadability } from '#features/themes/ui/ThemeReadability.tsx'
import { ThemeOverrides } from '#features/themes/ui/ThemeOverrides.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { ThemePairControl } from '#features/settingControls/ui/ThemePairControl.tsx'
import { useT } from '#i18n/useT.ts'

/** The selection of a theme, the choices on top of it, and the editor of custom ones. */
export function ThemeTab() {
  const t = useT()
  return (
    <>
      <SettingsSection id="theme" title={t('settingsGroups.theme')}>
        <ThemeGallery />
        <ThemeReadability />
        <AuthorsTheme />
        <ShownThemeShare />
        <ThemePairControl />
        <DeviceTheme />
      </SettingsSection>
      <ThemeOverrides />
      <OwnTheme />
    </>
  )
}
