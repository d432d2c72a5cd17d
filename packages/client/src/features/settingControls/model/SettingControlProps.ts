import type { SettingKey } from '#features/settings/model/settingsTable.ts'

import type { DrawnSetting } from './settingTexts.ts'

export interface SettingControlProps<Setting extends SettingKey = DrawnSetting> {
  setting: Setting & DrawnSetting
  /** Replaces the catalogue's hint. */
  hint?: string | undefined
  /** Another setting decides this one: it is drawn as on and cannot be changed. */
  decided?: boolean
}
