import type { SettingKind } from '#features/settings/model/settingRow.ts'
import { settingsTable, type SettingOfKind } from '#features/settings/model/settingsTable.ts'

import { ChoiceControl } from './ChoiceControl.tsx'
import { FlagControl } from './FlagControl.tsx'
import { FlagsControl } from './FlagsControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import { ImageControl } from './ImageControl.tsx'
import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import type { DrawnSetting } from '#features/settingControls/model/settingTexts.ts'
import { ThemeControl } from './ThemeControl.tsx'
import { WordControl } from './WordControl.tsx'
import { WordsControl } from './WordsControl.tsx'

/**
 * Draws any row of the settings table by its kind, with label, hint and choices from the catalogue by the setting's key
 * (`settingTexts`). A change takes effect at once.
 */
export function SettingControl({ setting, ...rest }: SettingControlProps) {
  if (setting === 'theme') return <ThemeControl hint={rest.hint} />
  if (isOfKind(setting, 'flag')) return <FlagControl setting={setting} {...rest} />
  if (isOfKind(setting, 'choice')) return <ChoiceControl setting={setting} {...rest} />
  if (isOfKind(setting, 'number')) return <NumberControl setting={setting} {...rest} />
  if (isOfKind(setting, 'word')) return <WordControl setting={setting} {...rest} />
  if (isOfKind(setting, 'picture')) return <ImageControl setting={setting} {...rest} />
  if (isOfKind(setting, 'words')) return <WordsControl setting={setting} {...rest} />
  if (isOfKind(setting, 'flags')) return <FlagsControl setting={setting} {...rest} />
  throw new Error(`The setting "${String(setting)}" has no control. Take its text out of the catalogue, or draw its kind here.`)
}

function isOfKind<Kind extends SettingKind>(setting: DrawnSetting, kind: Kind): setting is DrawnSetting & SettingOfKind<Kind> {
  return settingsTable[setting].kind === kind
}
