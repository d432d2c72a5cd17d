import type { SettingKey } from '#features/settings/model/settingsTable.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Translate } from '#i18n/t.ts'

/** Settings with a control: those with a label `settings.<key>` in the catalogue. */
export type DrawnSetting = { [Key in SettingKey]: `settings.${Key}` extends MessageId ? Key : never }[SettingKey]

export function isDrawn(t: Translate, key: string): key is DrawnSetting {
  return textIfAny(t, `settings.${key}`) !== undefined
}

export function settingLabel(t: Translate, setting: DrawnSetting): string {
  return t(`settings.${setting}`)
}

/** The hint below a control, if the catalogue has `settings.<key>.hint`. */
export function settingHint(t: Translate, setting: DrawnSetting): string | undefined {
  return textIfAny(t, `settings.${setting}.hint`)
}

/** Label of a choice: `settings.<key>.<choice>`, or the choice itself. */
export function choiceLabel(t: Translate, setting: DrawnSetting, choice: string): string {
  return textIfAny(t, `settings.${setting}.${choice}`) ?? choice
}

/** A text of the catalogue that need not be there. */
export function textIfAny(t: Translate, id: string): string | undefined {
  // A text that is missing shows its id.
  const text = t(id as MessageId)
  return text === id ? undefined : text
}
