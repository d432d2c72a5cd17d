import { readColourText } from '@rookery/theme'
import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { TextField } from '#ui/TextField.tsx'

export interface ColourTextProps {
  label: string
  labelHidden?: boolean
  /** `#rrggbb`. */
  value: string
  /** How the colour is written; as it is by default. */
  write?: (colour: string) => string
  onColour: (colour: string) => void
}

const asItIs = (colour: string) => colour

/** A typed colour. Invalid input stays, with the error, and changes nothing. */
export function ColourText({ label, labelHidden, value, write = asItIs, onColour }: ColourTextProps) {
  const t = useT()
  const [typed, setTyped] = useState(write(value))
  const [wasLeft, setLeft] = useState(false)
  const meant = readColourText(typed)
  const isStale = meant !== null && meant !== value
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      dir="ltr"
      // A colour that changed elsewhere replaces the typed one.
      value={isStale ? write(value) : typed}
      error={meant === null && wasLeft && t('themeEditor.noColour')}
      maxLength={40}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onBlur={() => setLeft(true)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = readColourText(currentTarget.value)
        if (next === null) return
        setLeft(false)
        onColour(next)
      }}
    />
  )
}
