import { useState } from 'react'
import { useT } from '#i18n/useT.ts'
import { TextField } from '#ui/TextField.tsx'

export interface NumberFieldProps {
  label: string
  labelHidden?: boolean
  value: number
  least: number
  most: number
  onNumber: (value: number) => void
}

/** A number of a theme. One that is out of its bounds stays as it was typed, with what is wrong, and changes nothing. */
export function NumberField({ label, labelHidden, value, least, most, onNumber }: NumberFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(String(value))
  const meant = meantBy(typed, least, most)
  const isStale = meant !== null && meant !== value
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      // A number that came otherwise replaces an earlier typed one.
      value={isStale ? String(value) : typed}
      error={meant === null && t('themeEditor.noNumber', { least, most })}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = meantBy(currentTarget.value, least, most)
        if (next !== null) onNumber(next)
      }}
    />
  )
}

function meantBy(typed: string, least: number, most: number): number | null {
  const value = typed.trim() === '' ? Number.NaN : Number(typed)
  return value >= least && value <= most ? value : null
}
