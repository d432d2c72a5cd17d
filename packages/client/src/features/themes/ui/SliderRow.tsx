import { useId, useRef, type ReactNode } from 'react'
import { useT } from '#i18n/useT.ts'
import { Slider } from '#ui/Slider.tsx'
import { ThemeNumberField } from './ThemeNumberField.tsx'
import { RowResetButtons } from './RowResetButtons.tsx'
import css from './theme.module.css'

export interface SliderRowProps {
  label: string
  /** Its own value, or undefined for the default. */
  value: number | undefined
  /** As it was when the editor was opened. */
  before: number | undefined
  defaultValue: number
  /** A value with its unit. */
  valueText: (value: number) => string
  /** Maximum of the slider; more can be typed up to `max`. */
  slides: number
  max: number
  /** How it looks, next to its name. */
  sample?: ReactNode
  onNumber: (value: number | undefined) => void
}

/** A number from 0 on, with a slider, and with its ways back. */
export function SliderRow({ label, value, before, defaultValue, valueText, slides, max, sample, onNumber }: SliderRowProps) {
  const t = useT()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const shown = value ?? defaultValue
  return (
    <div ref={row} className={css.row} role="group" aria-labelledby={id}>
      <div className={css.what} data-sampled={sample !== undefined || undefined}>
        {sample}
        <span id={id} className={css.label}>
          {label}
        </span>
        <span className={css.state}>{t('themeEditor.standardIs', { value: valueText(defaultValue) })}</span>
      </div>
      <RowResetButtons
        row={row}
        label={label}
        onDerive={value === undefined ? null : () => onNumber(undefined)}
        onUndo={value === before ? null : () => onNumber(before)}
      />
      <div className={css.number}>
        <Slider
          aria-label={t('themeEditor.slider', { of: label })}
          min={0}
          max={slides}
          value={Math.min(shown, slides)}
          aria-valuetext={valueText(shown)}
          onMove={onNumber}
        />
        <ThemeNumberField label={label} labelHidden value={shown} min={0} max={max} onNumber={onNumber} />
      </div>
    </div>
  )
}
