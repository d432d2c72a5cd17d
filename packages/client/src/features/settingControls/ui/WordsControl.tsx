import { useState } from 'react'
import type { SettingOfKind } from '#features/settings/model/settingsTable.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { maxMuteWords, parseMuteWords } from '#features/filters/model/parseMuteWords.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { isEqual } from '@rookery/store/isEqual'
import { TextArea } from '#ui/TextArea.tsx'

import type { SettingControlProps } from '#features/settingControls/model/SettingControlProps.ts'
import { settingHint, settingLabel } from '#features/settingControls/model/settingTexts.ts'

/** A list of words, saved with each key press. Typed text stays unchanged until the words change elsewhere. */
export function WordsControl({ setting, hint }: SettingControlProps<SettingOfKind<'words'>>) {
  const t = useT()
  const settings = settingsOf(useSession())
  const words = useSetting(setting)
  const [typed, setTyped] = useState(() => words.join('\n'))
  const meant = parseMuteWords(typed)
  const isOwn = isEqual(meant.slice(0, maxMuteWords), words)
  const type = (text: string) => {
    setTyped(text)
    const next = parseMuteWords(text).slice(0, maxMuteWords)
    if (!isEqual(next, words)) settings.set(setting, next)
  }
  return (
    <TextArea
      label={settingLabel(t, setting)}
      hint={hint ?? settingHint(t, setting)}
      error={isOwn && meant.length > maxMuteWords && t('settings.tooManyWords', { count: maxMuteWords })}
      rows={3}
      spellCheck={false}
      autoCapitalize="none"
      value={isOwn ? typed : words.join('\n')}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
