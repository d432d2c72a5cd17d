import { useSession } from '#features/session/model/useSession.ts'
import { settingsTable, type SettingOfKind } from '#features/settings/model/settingsTable.ts'
import { useIsChosen } from '#features/settings/model/useIsChosen.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'

import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import { settingOffers } from '#features/settingControls/model/settingOffers.ts'
import { choiceLabel, settingHint, settingLabel } from '#features/settingControls/model/settingTexts.ts'

/** Means "nothing chosen" among the values of a list. */
const unchosen = ''

/** A short text: one of those offered, with "nothing chosen" before them where the catalogue names that. */
export function WordControl({ setting, hint }: SettingControlProps<SettingOfKind<'word'>>) {
  const t = useT()
  const session = useSession()
  const settings = settingsOf(session)
  const value = useSetting(setting) ?? unchosen
  const isChosen = useIsChosen(setting)
  const { code, language } = useLanguage()
  const words = { label: settingLabel(t, setting), hint: hint ?? settingHint(t, setting) }
  // A server may send a value that the setting does not allow.
  const offers = (settingOffers[setting]?.(t, value, { session, tag: language.tag }) ?? []).filter(
    (offer) => settingsTable[setting].check(offer.value) !== undefined,
  )
  const choose = (next: string) => (next === unchosen ? settings.reset(setting) : settings.set(setting, next))
  const none = choiceLabel(t, setting, 'unchosen')
  const options = none === 'unchosen' ? offers : [{ value: unchosen, label: none }, ...offers]
  // A language that nobody chose was picked for the reader, and one that another client named may be offered under another code.
  const isOffered = offers.some((offer) => offer.value === value)
  const shown = setting === 'interfaceLanguage' && !isOffered ? code : isChosen ? value : unchosen
  return <Select {...words} value={shown} options={options} onSelect={choose} />
}
