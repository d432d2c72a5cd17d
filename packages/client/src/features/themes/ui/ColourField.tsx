import { readTypedColour } from '@rookery/theme'
import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { TextField } from '#ui/TextField.tsx'
import css from './theme.module.css'

export interface ColourFieldProps {
  /** Elements with this colour. */
  label: string
  /** `#rrggbb`. */
  value: string
  onColour: (colour: string) => void
}

/** A colour, from the browser's palette or typed. Invalid input stays, with the error, and changes nothing. */
export function ColourField({ label, value, onColour }: ColourFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(value)
  const [wasLeft, setLeft] = useState(false)
  const meant = readTypedColour(typed)
  const isStale = meant !== null && meant !== value
  return (
    <div className={css.colour}>
      <input
        type="color"
        className={css.palette}
        aria-label={t('themeEditor.palette', { of: label })}
        value={value}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onColour(currentTarget.value)
        }}
      />
      <TextField
        label={t('themeEditor.code', { of: label })}
        labelHidden
        dir="ltr"
        // A colour that changed elsewhere replaces the typed one.
        value={isStale ? value : typed}
        error={meant === null && wasLeft && t('themeEditor.noColour')}
        maxLength={40}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onBlur={() => setLeft(true)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const next = readTypedColour(currentTarget.value)
          if (next === null) return
          setLeft(false)
          onColour(next)
        }}
      />
    </div>
  )
}
