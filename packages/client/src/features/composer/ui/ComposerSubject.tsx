import { useRef, useState } from 'react'
import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import css from './Composer.module.css'

const TextSuggestions = lazyComponent(async () => (await import('#features/suggestions/ui/TextSuggestions.tsx')).TextSuggestions)

/** The subject, which is read before the text; it marks the files as sensitive if the setting says so. */
export function ComposerSubject({ draft, composers }: { draft: DraftKey; composers: Composers }) {
  const t = useT()
  const subject = useComposerPart(draft, ({ data }) => data.spoilerText)
  const [isWriting, setWriting] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const marksSensitive = useSetting('sensitiveIfSubject')
  return (
    <>
      <input
        ref={box}
        onFocus={() => setWriting(true)}
        className={css.subject}
        aria-label={t('composer.subject')}
        placeholder={t('composer.subject')}
        value={subject}
        dir="auto"
        onChange={(event) => composers.dispatch(draft, { kind: 'subjectChanged', subject: event.currentTarget.value, marksSensitive })}
      />
      {isWriting && (
        <Part>
          <TextSuggestions box={box} triggers=":" />
        </Part>
      )}
    </>
  )
}
