import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { usePreview } from '#features/posting/model/usePreview.ts'
import { messageText } from '#features/notices/model/Message.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { RichText } from '#features/content/ui/RichText.tsx'
import css from './ComposerPreview.module.css'

/**
 * Preview of the text as the server renders it, or as the client does if the server cannot be reached. The last preview stays while a new
 * one loads.
 */
export function ComposerPreview({ draft }: { draft: DraftKey }) {
  const t = useT()
  const { status, isLoading, error, hint } = usePreview(draft)
  return (
    <section className={css.preview} aria-label={t('composer.preview')} aria-busy={isLoading}>
      {status !== null && status.spoilerText !== '' && (
        <p className={css.subject}>
          <EmojiText text={status.spoilerText} emojis={status.emojis} />
        </p>
      )}
      {status !== null && <RichText html={status.content} emojis={status.emojis} mentions={status.mentions} lang={status.language} />}
      {hint !== null && <p className={css.note}>{messageText(t, hint)}</p>}
      {error !== null && <p className={css.note}>{messageText(t, error)}</p>}
      {isLoading && status === null && <p className={css.note}>{t('composer.preview.loading')}</p>}
    </section>
  )
}
