import type { Composers } from '#features/posting/model/Composers.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { postLanguages } from '#features/posting/model/postLanguages.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCapability, useServer } from '#features/session/model/useServer.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { formatLabel } from '#features/posting/model/formatLabel.ts'
import { languageName } from '#features/translation/model/languageName.ts'
import { Select } from '#ui/Select.tsx'
import { ComposerSchedule } from './ComposerSchedule.tsx'
import css from './ComposerOptions.module.css'

const hour = 3600
/** Seconds after which a post may vanish. */
const lifetimes = [hour, 24 * hour, 7 * 24 * hour, 30 * 24 * hour]

/** A redrafted post may have had a lifetime that the list lacks. */
function offeredLifetimes(chosen: number | null): readonly number[] {
  return chosen === null || lifetimes.includes(chosen) ? lifetimes : [chosen, ...lifetimes].toSorted((a, b) => a - b)
}

/** Rarely used options: language, format, schedule and lifetime. */
export function ComposerOptions({ draft, composers }: { draft: DraftKey; composers: Composers }) {
  const t = useT()
  const { tag } = useLanguage().language
  const settings = settingsOf(useSession())
  const postFormats = useServer(({ instance }) => instance.postFormats)
  const ofServer = useServer(({ instance }) => instance.languages)
  const canExpire = useCapability('expiringPosts')
  const canWait = useCapability('scheduledPosts')
  const language = useComposerPart(draft, ({ data }) => data.language)
  const contentType = useComposerPart(draft, ({ data }) => data.contentType)
  const expiresIn = useComposerPart(draft, ({ data }) => data.expiresIn)
  const isTimed = useComposerPart(draft, ({ data }) => data.scheduledAt !== null)
  const usual = useSetting('postLanguage')
  const nameOf = (code: string) => languageName(code, tag)
  const languages = postLanguages([language, usual, tag, ...navigator.languages, ...ofServer], nameOf, tag)
  const offered = [...new Set([contentType ?? 'text/plain', ...postFormats])]
  return (
    <div className={css.options}>
      <Select
        label={t('composer.language')}
        value={language ?? ''}
        options={[{ value: '', label: t('composer.language.none') }, ...languages.map((code) => ({ value: code, label: nameOf(code) }))]}
        onSelect={(code) => {
          const chosen = code === '' ? null : code
          composers.dispatch(draft, { kind: 'languageChanged', language: chosen })
          // The default for the next post.
          settings.set('postLanguage', chosen)
        }}
      />
      {offered.length > 1 && (
        <Select
          label={t('composer.format')}
          value={contentType ?? 'text/plain'}
          options={offered.map((type) => ({ value: type, label: formatLabel(t, type) }))}
          onSelect={(type) => composers.dispatch(draft, { kind: 'contentTypeChanged', contentType: type })}
        />
      )}
      {(canExpire || expiresIn !== null) && statusIdIn(draft, 'edit') === null && (
        <Select
          label={t('composer.expiry')}
          value={String(expiresIn ?? 0)}
          options={[
            { value: '0', label: t('composer.expiry.never') },
            ...offeredLifetimes(expiresIn).map((seconds) => ({ value: String(seconds), label: lifetimeLabel(seconds) })),
          ]}
          onSelect={(value) => composers.dispatch(draft, { kind: 'expiryChanged', expiresIn: Number(value) || null })}
        />
      )}
      {(canWait || isTimed) && statusIdIn(draft, 'edit') === null && <ComposerSchedule draft={draft} composers={composers} />}
    </div>
  )

  function lifetimeLabel(seconds: number): string {
    const hours = Math.max(1, Math.round(seconds / hour))
    return hours < 24 ? t('composer.expiry.hours', { count: hours }) : t('composer.expiry.days', { count: Math.round(hours / 24) })
  }
}
