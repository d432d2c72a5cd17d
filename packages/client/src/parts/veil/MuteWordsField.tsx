import { useState } from 'react'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { mostMuteWords, parseMuteWords } from '#data/veil/parseMuteWords.ts'
import { useT } from '#i18n/useT.ts'
import { isEqual } from '#lib/keepEqual.ts'
import { TextArea } from '#ui/TextArea.tsx'

/** The mute words, saved with every key. What was typed stands as it was typed, until the words come to be others elsewhere. */
export function MuteWordsField() {
  const t = useT()
  const { settings } = useSession()
  const words = useSetting('muteWords')
  const [typed, setTyped] = useState(() => words.join('\n'))
  const meant = parseMuteWords(typed)
  const isOwn = isEqual(meant.slice(0, mostMuteWords), words)
  const type = (text: string) => {
    setTyped(text)
    const next = parseMuteWords(text).slice(0, mostMuteWords)
    if (!isEqual(next, words)) settings.set('muteWords', next)
  }
  return (
    <TextArea
      label={t('muting.words')}
      hint={t('muting.wordsHint')}
      error={isOwn && meant.length > mostMuteWords && t('muting.tooManyWords', { count: mostMuteWords })}
      rows={3}
      spellCheck={false}
      autoCapitalize="none"
      value={isOwn ? typed : words.join('\n')}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}
