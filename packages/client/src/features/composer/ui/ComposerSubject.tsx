import { useRef, useState } from 'react'
import type { Composers } from '#data/composer/Composers.ts'
import type { DraftKey } from '#data/composer/DraftKey.ts'
import { useComposerPart } from '#data/composer/useComposer.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#parts/screen/Part.tsx'
import css from './Composer.module.css'

const TextSuggestions = lazyComponent(
  async () => (await import(/* chunk: composer */ '#parts/suggestions/TextSuggestions.tsx')).TextSuggestions,
)

/** The subject, which is read before the text; by the reader's setting it marks the files as sensitive. */
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
