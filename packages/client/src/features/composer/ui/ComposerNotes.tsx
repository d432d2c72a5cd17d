import { isolatedHandle } from '@rookery/content'
import { useEffect, useState } from 'react'
import { isDeletedPost, loadStatus } from '#features/statuses/model/loadStatus.ts'
import { repliedToPost } from '#features/posting/model/repliedToPost.ts'
import type { Composers } from '#features/posting/model/Composers.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useDirectAudience } from '#features/posting/model/useDirectAudience.ts'
import { useLanguageHint } from '#features/posting/model/useLanguageHint.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useCapability, useServer } from '#features/session/model/useServer.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import { languageName } from '#features/translation/model/languageName.ts'
import { Button } from '#ui/Button.tsx'
import css from './Composer.module.css'

export interface ComposerNotesProps {
  draft: DraftKey
  composers: Composers
}

/** Hints before posting: the audience, and a possibly wrong language. */
export function ComposerNotes({ draft, composers }: ComposerNotesProps) {
  const scope = useComposerPart(draft, ({ data }) => data.visibility)
  return (
    <div className={css.notes} role="status">
      {scope === 'private' && <LockWarning />}
      {scope === 'direct' && statusIdIn(draft, 'edit') === null && <Readers draft={draft} />}
      <RepliedToMissing draft={draft} />
      <ScheduleNote draft={draft} composers={composers} />
      <LanguageHint draft={draft} composers={composers} />
    </div>
  )
}

/** Says that the post that this one replies to, or quotes, was deleted meanwhile. */
function RepliedToMissing({ draft }: { draft: DraftKey }) {
  const t = useT()
  const session = useSession()
  const id = repliedToPost(draft)
  const status = useStatus(id)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    let isLeft = false
    if (id !== null) void loadStatus(session, id).then(() => isLeft || setMissing(isDeletedPost(session, id)))
    return () => {
      isLeft = true
    }
  }, [session, id])
  return status?.deleted || (isMissing && status === undefined) ? <p data-warning>{t('composer.answeredGone')}</p> : null
}

/** "Followers only" means everyone if anyone may follow (spec 2, section 2). */
function LockWarning() {
  const t = useT()
  const me = useAccount(useSession().me)
  const isQuiet = useSetting('hideScopeNotice')
  return me === undefined || me.locked || isQuiet ? null : <p>{t('composer.notLocked')}</p>
}

/** The recipients of a direct message; a mention in the text adds one. */
function Readers({ draft }: { draft: DraftKey }) {
  const t = useT()
  const formats = useFormats()
  const { readers, added } = useDirectAudience(draft)
  const named = (accts: readonly string[]) => formats.list(accts.map(isolatedHandle))
  if (added.length > 0) return <p data-warning>{t('composer.direct.added', { names: named(added) })}</p>
  return <p>{readers.length === 0 ? t('composer.direct.nobody') : t('composer.direct.readers', { names: named(readers) })}</p>
}

/** A note that the post is scheduled, or that this server cannot schedule it. */
function ScheduleNote({ draft, composers }: ComposerNotesProps) {
  const t = useT()
  const formats = useFormats()
  const time = useComposerPart(draft, ({ data }) => data.scheduledAt)
  const canWait = useCapability('scheduledPosts')
  if (time === null) return null
  return (
    <p data-warning={!canWait || undefined}>
      {canWait
        ? t('composer.schedule.waits', { time: formats.date(Date.parse(time), { dateStyle: 'full', timeStyle: 'short' }) })
        : t('composer.schedule.notOffered')}{' '}
      <Button size="small" tone="quiet" onClick={() => composers.dispatch(draft, { kind: 'scheduleChanged', scheduledAt: null })}>
        {t('composer.schedule.now')}
      </Button>
    </p>
  )
}

function LanguageHint({ draft, composers }: ComposerNotesProps) {
  const t = useT()
  const { tag } = useLanguage().language
  const defaultValue = useServer(({ instance }) => instance.languages[0] ?? null)
  const marked = useComposerPart(draft, ({ data }) => data.language) ?? defaultValue
  const seen = useLanguageHint(draft, marked)
  if (seen === null || marked === null) return null
  return (
    <p>
      {t('composer.language.mismatch', { seen: languageName(seen, tag), marked: languageName(marked, tag) })}{' '}
      <Button size="small" tone="quiet" onClick={() => composers.dispatch(draft, { kind: 'languageChanged', language: seen })}>
        {t('composer.language.use', { language: languageName(seen, tag) })}
      </Button>
    </p>
  )
}
