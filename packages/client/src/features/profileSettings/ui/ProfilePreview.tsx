import { messageText } from '#features/notices/model/Message.ts'
import { useDraftPreview } from '#features/posting/model/usePreview.ts'
import { useT } from '#i18n/useT.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { RichText } from '#features/content/ui/RichText.tsx'
import css from './profile.module.css'

/** Name and bio as the server renders them, or as the client does if the server cannot be reached. */
export function ProfilePreview({ name, bio }: { name: string; bio: string }) {
  const t = useT()
  // A server renders no empty post, so the name replaces an empty bio.
  const text = bio.trim() === '' ? name : bio
  const { status, isLoading, error, hint } = useDraftPreview({
    text,
    spoilerText: name,
    visibility: 'private',
    contentType: 'text/plain',
  })
  return (
    <section className={css.preview} aria-label={t('composer.preview')} aria-busy={isLoading}>
      {status && (
        <>
          <p className={css.name} dir="auto">
            <EmojiText text={name} emojis={status.emojis} />
          </p>
          {bio.trim() !== '' && <RichText html={status.content} emojis={status.emojis} mentions={status.mentions} />}
        </>
      )}
      {hint && <p className={css.faint}>{messageText(t, hint)}</p>}
      {error && <p className={css.faint}>{messageText(t, error)}</p>}
      {isLoading && status === null && <p className={css.faint}>{t('composer.preview.loading')}</p>}
    </section>
  )
}
