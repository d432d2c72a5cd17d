import { SettingGroup } from './SettingGroup.tsx'
import { settingGroups } from './settingGroups.ts'

/** The colours of the page. */
export function ThemeTab() {
  return settingGroups.theme.map((group) => <SettingGroup key={group.title} {...group} />)
}
