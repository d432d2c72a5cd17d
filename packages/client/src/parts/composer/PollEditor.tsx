import type { DraftPoll } from '#data/drafts/Draft.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { closeIcon } from '#ui/icons/close.ts'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { clampExpiry, type ExpiryUnit, offeredUnits, secondsOf } from './pollForm.ts'
import css from './PollEditor.module.css'

/** The options of a poll, whether several may be chosen, and how long it runs. */
export function PollEditor({ poll, onChange }: { poll: DraftPoll; onChange: (poll: DraftPoll) => void }) {
  const t = useT()
  const limits = useSession().server.instance.pollLimits
  const units = offeredUnits(limits)
  const unit = units.findLast((one) => poll.expiresIn % secondsOf[one] === 0 && poll.expiresIn >= secondsOf[one]) ?? 'minutes'
  const expire = (amount: number, of: ExpiryUnit) =>
    onChange({ ...poll, expiresIn: clampExpiry(Math.max(1, amount) * secondsOf[of], limits) })
  // Options have no name of their own: their place is what tells them apart.
  const places = poll.options.map((_, index) => `option ${index}`)
  return (
    <fieldset className={css.poll}>
      <legend className={css.legend}>{t('composer.poll')}</legend>
      {places.map((place, index) => (
        <div key={place} className={css.option}>
          <TextField
            label={t('composer.poll.option', { number: index + 1 })}
            labelHidden
            placeholder={t('composer.poll.option', { number: index + 1 })}
            value={poll.options[index]}
            maxLength={limits.maxOptionChars}
            onChange={(event) => onChange({ ...poll, options: poll.options.with(index, event.currentTarget.value) })}
          />
          {poll.options.length > 2 && (
            <IconButton
              icon={closeIcon}
              label={t('composer.poll.remove', { number: index + 1 })}
              onClick={() => onChange({ ...poll, options: poll.options.toSpliced(index, 1) })}
            />
          )}
        </div>
      ))}
      {poll.options.length < limits.maxOptions && (
        <Button size="small" onClick={() => onChange({ ...poll, options: [...poll.options, ''] })}>
          {t('composer.poll.add')}
        </Button>
      )}
      <div className={css.row}>
        <TextField
          type="number"
          inputMode="numeric"
          min={1}
          label={t('composer.poll.time')}
          value={Math.round(poll.expiresIn / secondsOf[unit])}
          onChange={(event) => expire(event.currentTarget.valueAsNumber || 1, unit)}
        />
        <Select
          label={t('composer.poll.unit')}
          value={unit}
          options={units.map((one) => ({ value: one, label: t(`composer.poll.${one}`) }))}
          onSelect={(one) => expire(Math.round(poll.expiresIn / secondsOf[unit]), one)}
        />
        <Checkbox
          label={t('composer.poll.multiple')}
          checked={poll.multiple}
          onChange={(event) => onChange({ ...poll, multiple: event.currentTarget.checked })}
        />
      </div>
    </fieldset>
  )
}
