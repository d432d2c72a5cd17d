import { OwnTheme } from '#features/themes/ui/OwnTheme.tsx'
import { SettingGroup } from './SettingGroup.tsx'
import { settingGroups } from '#features/settingsDialog/model/settingGroups.ts'

/** The selection of a theme, and the editor of the custom one. */
export function ThemeTab() {
  return (
    <>
      {settingGroups.theme.map((group) => (
        <SettingGroup key={group.title} {...group} />
      ))}
      <OwnTheme />
    </>
  )
}
