import { useSession } from '#features/session/model/useSession.ts'
import { settingsTable, type SettingOfKind } from '#features/settings/model/settingsTable.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { NumberField } from '#ui/NumberField.tsx'
import { Select } from '#ui/Select.tsx'

import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import { settingOffers } from '#features/settingControls/model/settingOffers.ts'
import { settingHint, settingLabel } from '#features/settingControls/model/settingTexts.ts'

/** An integer: one of the suggested ones, or typed. */
export function NumberControl({ setting, hint }: SettingControlProps<SettingOfKind<'number'>>) {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const { tag } = useLanguage().language
  const value = useSetting(setting)
  const { min, max, check } = settingsTable[setting]
  const words = { label: settingLabel(t, setting), hint: hint ?? settingHint(t, setting) }
  const offers = settingOffers[setting]?.(t, String(value), { session, tag })
  if (offers) return <Select {...words} value={String(value)} options={offers} onSelect={(next) => settings.set(setting, Number(next))} />
  const refusal = t('settings.numberRange', { min, max })
  return <NumberField {...words} {...{ value, min, max, refusal }} read={check} onNumber={(next) => settings.set(setting, next)} />
}
