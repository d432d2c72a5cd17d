import { useState } from 'react'

import { useSession } from '#data/session/useSession.ts'
import { settingsTable, type SettingOfKind } from '#data/settings/settingsTable.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'

import type { SettingControlProps } from './SettingControlProps.ts'
import { settingOffers } from './settingOffers.ts'
import { settingHint, settingLabel } from './settingTexts.ts'

/** A whole number: one of those offered, else typed. A number that the setting cannot have is said to be so and not taken. */
export function NumberControl({ setting, hint }: SettingControlProps<SettingOfKind<'number'>>) {
  const t = useT()
  const session = useSession()
  const { settings } = session
  const { tag } = useLanguage().language
  const value = useSetting(setting)
  const [typed, setTyped] = useState(String(value))
  const { least, most, check } = settingsTable[setting]
  const words = { label: settingLabel(t, setting), hint: hint ?? settingHint(t, setting) }
  const offers = settingOffers[setting]?.(t, String(value), { session, tag })
  if (offers) return <Select {...words} value={String(value)} options={offers} onSelect={(next) => settings.set(setting, Number(next))} />
  const meant = check(typed)
  const isStale = meant !== undefined && meant !== value
  return (
    <TextField
      {...words}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      // A value from another tab replaces an earlier typed one.
      value={isStale ? String(value) : typed}
      error={meant === undefined && t('settings.numberRange', { least, most })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = check(currentTarget.value)
        if (next !== undefined) settings.set(setting, next)
      }}
    />
  )
}
