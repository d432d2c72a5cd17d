import type { RefObject } from 'react'
import { hasLostUpload, isUploading } from '#features/posting/model/composerReducer.ts'
import type { Composers } from '#features/posting/model/Composers.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { splitText } from '#features/drafts/model/splitText.ts'
import { postsOf, threadPrefix } from '#features/posting/model/draftThread.ts'
import { useCharactersLeft } from '#features/posting/model/useCharactersLeft.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useCountingRules } from '#features/posting/model/useCountingRules.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { useAnnounce } from '#ui/LiveRegion.tsx'
import css from './Composer.module.css'
import type { TextHandle } from '#features/posting/model/TextHandle.ts'

/** Where the text is too long for one post, the way to make several of it. */
export function SplitOffer({ draft, composers, text }: { draft: DraftKey; composers: Composers; text: RefObject<TextHandle | null> }) {
  const t = useT()
  const announce = useAnnounce()
  const rules = useCountingRules()
  const isLost = useComposerPart(draft, hasLostUpload)
  const waits = useComposerPart(draft, isUploading)
  const left = useCharactersLeft(draft)
  if (left === null || left >= 0 || statusIdIn(draft, 'edit') !== null) return null
  const split = () => {
    const post = composers.get(draft).data
    const { status, spoilerText: subject, language } = post
    const texts = splitText(status, { rules, subject, prefix: threadPrefix(post), language })
    // A subject that leaves no room for a text.
    if (texts.length === 1) return announce(t('composer.tooLong'))
    composers.dispatch(draft, { kind: 'textSplit', texts })
    announce(t('drafts.thread', { count: postsOf(composers.get(draft).data).length }))
    text.current?.focus()
  }
  return (
    <div className={css.split}>
      <span>{t('composer.tooLong')}</span>
      {isLost || waits ? (
        <span>{t(isLost ? 'composer.filesMissing' : 'composer.thread.filesFirst')}</span>
      ) : (
        <Button size="small" onClick={split}>
          {t('composer.thread.split')}
        </Button>
      )}
    </div>
  )
}
