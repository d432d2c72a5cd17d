import { useSession } from '#features/session/model/useSession.ts'
import { settingsTable, type SettingOfKind } from '#features/settings/model/settingsTable.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'

import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import { choiceLabel, settingHint, settingLabel } from '#features/settingControls/model/settingTexts.ts'

/** One of a few. */
export function ChoiceControl({ setting, hint }: SettingControlProps<SettingOfKind<'choice'>>) {
  const t = useT()
  const settings = settingsOf(useSession())
  return (
    <Select
      label={settingLabel(t, setting)}
      hint={hint ?? settingHint(t, setting)}
      value={useSetting(setting)}
      options={settingsTable[setting].choices.map((value) => ({ value, label: choiceLabel(t, setting, value) }))}
      onSelect={(value) => settings.set(setting, value)}
    />
  )
}
