import { useId, useRef, useState } from 'react'
import { skinTones, withTone, type SkinTone } from '#features/emoji/model/skinTones.ts'
import { useT } from '#i18n/useT.ts'
import css from './EmojiPicker.module.css'

/** A raised hand, as the other pickers show tones. */
const sample = '✋'

/** Which tone people and hands have. Closed it is one button; choosing closes it again. */
export function ToneChoice({ tone, onChoose }: { tone: SkinTone; onChoose: (tone: SkinTone) => void }) {
  const t = useT()
  const name = useId()
  const label = tone === 0 ? t('emoji.tone.0') : t('emoji.tone', { tone: t(`emoji.tone.${tone}`) })
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen) {
    return (
      <button
        ref={button}
        type="button"
        className={css.tone}
        aria-expanded={false}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        {withTone(sample, tone)}
      </button>
    )
  }
  const close = () => setOpen(false)
  return (
    <div className={css.tones} role="radiogroup" aria-label={t('emoji.tones')}>
      {skinTones.map((one) => (
        <label key={one} className={css.tone} title={t(`emoji.tone.${one}`)}>
          <input
            ref={(input) => {
              if (one === tone) input?.focus()
            }}
            type="radio"
            name={name}
            className={css.toneInput}
            aria-label={t(`emoji.tone.${one}`)}
            checked={one === tone}
            onChange={() => onChoose(one)}
            onClick={(event) => event.detail > 0 && close()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Escape') return
              event.preventDefault()
              close()
            }}
          />
          <span aria-hidden>{withTone(sample, one)}</span>
        </label>
      ))}
    </div>
  )
}
