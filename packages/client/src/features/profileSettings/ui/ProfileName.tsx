import { useRef, useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { EmojiButton } from '#features/emoji/ui/EmojiButton.tsx'
import { Part } from '#features/screen/ui/Part.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LazySuggestions } from './LazySuggestions.ts'
import css from './profile.module.css'

/** The name that others see, with completion of emoji. */
export function ProfileName({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const t = useT()
  const box = useRef<HTMLInputElement>(null)
  const [isWriting, setWriting] = useState(false)
  return (
    <div className={css.withEmoji}>
      <TextField
        ref={box}
        label={t('accountSettings.name')}
        name="name"
        dir="auto"
        autoComplete="name"
        value={value}
        onFocus={() => setWriting(true)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <EmojiButton box={() => box.current} />
      {isWriting && (
        <Part>
          <LazySuggestions box={box} triggers=":" />
        </Part>
      )}
    </div>
  )
}
