import type { SettingKind } from '#data/settings/settingRow.ts'
import { settingsTable, type SettingOfKind } from '#data/settings/settingsTable.ts'

import { ChoiceControl } from './ChoiceControl.tsx'
import { FlagControl } from './FlagControl.tsx'
import { FlagsControl } from './FlagsControl.tsx'
import { NumberControl } from './NumberControl.tsx'
import type { SettingControlProps } from './SettingControlProps.ts'
import { WordControl } from './WordControl.tsx'
import { WordsControl } from './WordsControl.tsx'

/**
 * Draws any row of the settings table by its kind, with label, hint and choices from the catalogue by the setting's key
 * (`settingTexts`). A change takes effect at once.
 */
export function SettingControl(props: SettingControlProps) {
  if (isOfKind(props, 'flag')) return <FlagControl {...props} />
  if (isOfKind(props, 'choice')) return <ChoiceControl {...props} />
  if (isOfKind(props, 'number')) return <NumberControl {...props} />
  if (isOfKind(props, 'word')) return <WordControl {...props} />
  if (isOfKind(props, 'words')) return <WordsControl {...props} />
  if (isOfKind(props, 'flags')) return <FlagsControl {...props} />
  throw new Error(`The setting "${props.setting}" has no control. Take its text out of the catalogue, or draw its kind here.`)
}

function isOfKind<Kind extends SettingKind>(
  props: SettingControlProps,
  kind: Kind,
): props is SettingControlProps & SettingControlProps<SettingOfKind<Kind>> {
  return settingsTable[props.setting].kind === kind
}
