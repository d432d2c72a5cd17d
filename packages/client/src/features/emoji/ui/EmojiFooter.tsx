import type { PickerEmoji } from '#features/emoji/model/PickerEmoji.ts'
import type { SkinTone } from '#features/emoji/model/skinTones.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { emojiName, emojiShortcode } from '#features/emoji/model/emojiNames.ts'
import css from './EmojiPicker.module.css'
import { EmojiImage } from './EmojiImage.tsx'
import { ToneChoice } from './ToneChoice.tsx'

export interface EmojiFooterProps {
  /** The emoji that the pointer or the focus is on. */
  seen: PickerEmoji | null
  /** The language of the standard emoji's names. */
  language: string
  tone: SkinTone
  onTone: (tone: SkinTone) => void
  /** The server's custom emoji could not be loaded. */
  failed: boolean
  onRetry: () => void
}

/** Footer: name of the focused emoji, skin tone, and a note if custom emoji are missing. */
export function EmojiFooter({ seen, language, tone, onTone, failed, onRetry }: EmojiFooterProps) {
  const t = useT()
  return (
    <div className={css.footer}>
      {failed ? (
        <p className={css.failed} role="alert">
          {t('emoji.failed')} <Button onClick={onRetry}>{t('general.retry')}</Button>
        </p>
      ) : (
        // Screen readers read the name of the emoji itself.
        <p className={css.seen} aria-hidden>
          {seen && (
            <>
              <EmojiImage emoji={seen} />
              <span className={css.words}>
                <bdi lang={seen.kind === 'standard' ? language : undefined}>{emojiName(seen)}</bdi>
                {seen.kind === 'standard' && <bdi dir="ltr">{emojiShortcode(seen)}</bdi>}
              </span>
            </>
          )}
        </p>
      )}
      <ToneChoice tone={tone} onChoose={onTone} />
    </div>
  )
}
