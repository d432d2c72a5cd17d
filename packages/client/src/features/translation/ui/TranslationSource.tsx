import type { StatusId } from '@rookery/api/wire/model'
import { translate } from '#features/translation/model/translate.ts'
import { translationLanguagesQuery } from '#features/translation/model/translationLanguages.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { localesOf } from '#i18n/languageTags.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Select } from '#ui/Select.tsx'
import { languageName } from '#features/translation/model/languageName.ts'

/** Selects the source language of a translation, from the server's languages, if the service detected a wrong one. */
export function TranslationSource({ id, from }: { id: StatusId; from: string | null }) {
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
