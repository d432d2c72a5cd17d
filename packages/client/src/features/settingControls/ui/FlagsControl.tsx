import { switchesOf } from '#features/settingControls/model/missingSettings.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { settingsTable, type SettingOfKind, type SettingValues } from '#features/settings/model/settingsTable.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Switch } from '#ui/Switch.tsx'

import css from './settings.module.css'
import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import { choiceLabel, settingHint, settingLabel } from '#features/settingControls/model/settingTexts.ts'

/** Several switches under one name. */
export function FlagsControl({ setting, hint }: SettingControlProps<SettingOfKind<'flags'>>) {
  const t = useT()
  const settings = settingsOf(useSession())
  const value: Readonly<Record<string, boolean>> = useSetting(setting)
  const names = switchesOf(
    settingsTable[setting].names,
    useServer((server) => server.capabilities),
  )
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
