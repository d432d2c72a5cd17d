import type { SettingKey } from '#features/settings/model/settingsTable.ts'

import type { DrawnSetting } from './settingTexts.ts'

export interface SettingControlProps<Setting extends SettingKey = DrawnSetting> {
  setting: Setting & DrawnSetting
  /** Replaces the catalogue's hint. */
  hint?: string | undefined
  /** Another setting forces this one on. */
  decided?: boolean
}
