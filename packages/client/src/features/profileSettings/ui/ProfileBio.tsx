import { useRef, useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { EmojiButton } from '#features/emoji/ui/EmojiButton.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { eyeIcon } from '#ui/icons/eye.ts'
import { GrowingTextArea } from '#ui/TextArea.tsx'
import { LazySuggestions } from './LazySuggestions.ts'
import css from './profile.module.css'
import { messageText } from '#features/notices/model/Message.ts'
import { useDraftPreview } from '#features/posting/model/usePreview.ts'
import { EmojiText } from '#features/content/ui/EmojiText.tsx'
import { RichText } from '#features/content/ui/RichText.tsx'

export interface ProfileBioProps {
  /** Shown above the bio in the preview. */
  name: string
  value: string
  onChange: (typed: string) => void
}

/** The bio, with completion of emoji and accounts, and a preview. */
export function ProfileBio({ name, value, onChange }: ProfileBioProps) {
  const t = useT()
  const box = useRef<HTMLTextAreaElement>(null)
  const [isWriting, setWriting] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  return (
    <div className={css.group}>
      <Field label={t('accountSettings.bio')}>
        {(ties) => (
          <GrowingTextArea
            {...ties}
            ref={box}
            name="bio"
            rows={4}
            value={value}
            onFocus={() => setWriting(true)}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
      {isWriting && (
        <Part>
          <LazySuggestions box={box} triggers=":@" />
        </Part>
      )}
      <div className={css.tools}>
        <EmojiButton box={() => box.current} />
        <Button size="small" icon={eyeIcon} pressed={isPreviewed} onClick={() => setPreviewed(!isPreviewed)}>
          {t('composer.preview')}
        </Button>
      </div>
      {isPreviewed && <ProfilePreview name={name} bio={value} />}
    </div>
  )
}

/** Name and bio as the server renders them, or as the client does if the server cannot be reached. */
function ProfilePreview({ name, bio }: { name: string; bio: string }) {
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
