import type { StatusId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { translationsOf, translateKey } from '#features/translation/model/Translations.ts'
import { useRunning } from '#features/actions/model/useRunning.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useTranslation } from '#features/translation/model/useTranslation.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { quoteOptions } from '#features/content/ui/quoteOptions.ts'
import { RichText } from '#features/content/ui/RichText.tsx'
import { Button } from '#ui/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { languageIcon } from '#ui/icons/language.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { languageName } from '#features/translation/model/languageName.ts'
import css from './StatusTranslation.module.css'
import { translate } from '#features/translation/model/translate.ts'
import { translationLanguagesQuery } from '#features/translation/model/translationLanguages.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { localesOf } from '#i18n/languageTags.ts'
import { Select } from '#ui/Select.tsx'

/** The translation of a post, below the original: its source language, which can be corrected, and a button to hide it. */
export function StatusTranslation({ id }: { id: StatusId }) {
  const { t, language } = useLanguage()
  const translations = translationsOf(useSession())
  const status = useStatus(id)
  const quoted = useStatus(status?.quote?.id ?? null)
  const translation = useTranslation(id)
  const running = useRunning(translateKey(id))
  const [corrects, setCorrects] = useState(false)
  if (status === undefined) return null
  if (translation === undefined || translation.of !== status.content) {
    return running ? (
      <p className={css.waiting} role="status">
        <Spinner />
        {t('post.translating')}
      </p>
    ) : null
  }
  const { text, from, to } = translation
  const title = from === null ? t('post.translated') : t('post.translatedFrom', { language: languageName(from, language.tag) })
  return (
    <section className={css.translation} aria-label={title} aria-busy={running}>
      <div className={css.head}>
        <p className={css.title} role="status">
          <Icon path={languageIcon} />
          {title}
        </p>
        {corrects ? (
          <TranslationSource id={id} from={from} />
        ) : (
          <Button size="small" tone="quiet" onClick={() => setCorrects(true)}>
            {t('post.anotherLanguage')}
          </Button>
        )}
        {running && <Spinner label={t('post.translating')} />}
        <Button size="small" tone="quiet" onClick={() => translations.hide(id)}>
          {t('post.showOriginal')}
        </Button>
      </div>
      <RichText html={text} emojis={status.emojis} mentions={status.mentions} lang={to} options={quoteOptions(status, quoted)} folds />
    </section>
  )
}

/** Selects the source language of a translation, from the server's languages, if the service detected a wrong one. */
function TranslationSource({ id, from }: { id: StatusId; from: string | null }) {
  const { t, language } = useLanguage()
  const session = useSession()
  const { data: { source } = { source: [] } } = useSessionQuery(translationLanguagesQuery(session))
  if (source.length === 0) return null
  const known = source.find(({ code }) => code.toLowerCase() === from?.toLowerCase())
  const named = source
    .map(({ code, name }) => ({ value: code, label: languageName(code, language.tag, name) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, localesOf(language.tag)))
  return (
    <Select
      label={t('post.translateFrom')}
      labelHidden
      value={known?.code ?? ''}
      options={known ? named : [{ value: '', label: t('post.translateFrom'), disabled: true }, ...named]}
      onSelect={(code) => void translate(session, id, { interfaceLanguage: language.tag, from: code })}
    />
  )
}
