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
import { ProfilePreview } from './ProfilePreview.tsx'

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
