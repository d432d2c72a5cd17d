import { useSession } from '#data/session/useSession.ts'
import { settingsTable, type SettingOfKind, type SettingValues } from '#data/settings/settingsTable.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { settingsOf } from '#data/settings/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Switch } from '#ui/Switch.tsx'

import css from './settings.module.css'
import type { SettingControlProps } from './SettingControlProps.ts'
import { choiceLabel, settingHint, settingLabel } from './settingTexts.ts'

/** Several switches under one name. */
export function FlagsControl({ setting, hint }: SettingControlProps<SettingOfKind<'flags'>>) {
  const t = useT()
  const settings = settingsOf(useSession())
  const value: Readonly<Record<string, boolean>> = useSetting(setting)
  const names: readonly string[] = settingsTable[setting].names
  const change = (name: string, isOn: boolean) => {
    const next = { ...value, [name]: isOn }
    settings.set(setting, next as SettingValues[typeof setting]) // the names are its own
  }
  const words = hint ?? settingHint(t, setting)
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{settingLabel(t, setting)}</legend>
      {words && <p className={css.hint}>{words}</p>}
      {names.map((name) => (
        <Switch
          key={name}
          label={choiceLabel(t, setting, name)}
          checked={value[name] ?? true}
          onChange={(event) => change(name, event.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}
