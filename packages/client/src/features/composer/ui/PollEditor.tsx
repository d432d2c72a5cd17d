import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftPoll } from '#features/drafts/model/Draft.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { clampExpiry, emptyPoll, hasRepeats, offeredUnits, secondsOf, unitOf } from '#features/drafts/model/pollRules.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { isComposingKey } from '#lib/isComposingKey.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from './PollEditor.module.css'

/** The options of a poll, whether several may be chosen, and how long it runs (spec 2, section 5). */
export function PollEditor({ draft, composers }: { draft: DraftKey; composers: Composers }) {
  const t = useT()
  const limits = useServer(({ instance }) => instance.pollLimits)
  const poll = useComposerPart(draft, ({ data }) => data.poll) ?? emptyPoll
  const options = useRef<HTMLDivElement>(null)
  const change = (part: Partial<DraftPoll>) => composers.dispatch(draft, { kind: 'pollChanged', poll: { ...poll, ...part } })
  const isFull = poll.options.length >= limits.maxOptions
  // Options have no id, so their position identifies them.
  const places = poll.options.map((_, index) => `option ${index}`)
  const goOn = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposingKey(event.nativeEvent)) return
    event.preventDefault()
    const next = () => options.current?.querySelectorAll('input')[index + 1]
    if (!next() && !isFull) flushSync(() => change({ options: [...poll.options, ''] }))
    next()?.focus()
  }
  return (
    <fieldset className={css.poll}>
      <legend className={css.legend}>{t('composer.poll')}</legend>
      <div ref={options} className={css.options}>
        {places.map((place, index) => (
          <div key={place} className={css.option}>
            <TextField
              label={t('composer.poll.option', { number: index + 1 })}
              labelHidden
              placeholder={t('composer.poll.option', { number: index + 1 })}
              value={poll.options[index]}
              dir="auto"
              maxLength={limits.maxOptionChars > 0 ? limits.maxOptionChars : undefined}
              onChange={(event) => change({ options: poll.options.with(index, event.currentTarget.value) })}
              onKeyDown={(event) => goOn(event, index)}
            />
            {poll.options.length > 2 && (
              <IconButton
                icon={closeIcon}
                label={t('composer.poll.remove', { number: index + 1 })}
                onClick={() => change({ options: poll.options.toSpliced(index, 1) })}
              />
            )}
          </div>
        ))}
      </div>
      {hasRepeats(poll) && (
        <p className={css.hint} role="status">
          {t('composer.poll.repeated')}
        </p>
      )}
      {!isFull && (
        <Button size="small" onClick={() => change({ options: [...poll.options, ''] })}>
          {t('composer.poll.add')}
        </Button>
      )}
      <div className={css.row}>
        <ExpiryFields seconds={poll.expiresIn} onChange={(expiresIn) => change({ expiresIn })} />
        <Checkbox
          label={t('composer.poll.multiple')}
          checked={poll.multiple}
          onChange={(event) => change({ multiple: event.currentTarget.checked })}
        />
      </div>
    </fieldset>
  )
}

/** How long the poll runs. A value outside the server's limits is corrected when the field loses focus, not while typing. */
function ExpiryFields({ seconds, onChange }: { seconds: number; onChange: (seconds: number) => void }) {
  const t = useT()
  const limits = useServer(({ instance }) => instance.pollLimits)
  const units = offeredUnits(limits)
  const [unit, setUnit] = useState(() => unitOf(seconds, limits))
  const [typed, setTyped] = useState<string | null>(null)
  const amount = Math.round(seconds / secondsOf[unit])
  const settle = (value: number, of = unit) => {
    setTyped(null)
    onChange(clampExpiry(Math.max(1, Math.round(value || 1)) * secondsOf[of], limits))
  }
  return (
    <>
      <TextField
        type="number"
        inputMode="numeric"
        min={1}
        label={t('composer.poll.time')}
        value={typed ?? String(amount)}
        onChange={({ currentTarget: { value, valueAsNumber } }) => {
          setTyped(value)
          const meant = valueAsNumber * secondsOf[unit]
          // Applies also if the post is sent before the field loses focus.
          if (clampExpiry(meant, limits) === meant) onChange(meant)
        }}
        onBlur={(event) => typed !== null && settle(event.currentTarget.valueAsNumber)}
      />
      <Select
        label={t('composer.poll.unit')}
        value={unit}
        options={units.map((one) => ({ value: one, label: t(`composer.poll.${one}`, { count: typed === null ? amount : Number(typed) }) }))}
        onSelect={(one) => {
          setUnit(one)
          settle(amount, one)
        }}
      />
    </>
  )
}
