import { useState } from 'react'

import type { FieldText } from './Field.tsx'
import { TextField } from './TextField.tsx'

export interface NumberFieldProps extends Omit<FieldText, 'error'> {
  value: number
  min: number
  max: number
  /** Parses a typed text; undefined if it is invalid. */
  read: (typed: string) => number | undefined
  /** Said of such a text. */
  refusal: string
  onNumber: (value: number) => void
}

/** A typed number. Invalid input stays, with the error, and changes nothing. */
export function NumberField({ value, min, max, read, refusal, onNumber, ...texts }: NumberFieldProps) {
  const [typed, setTyped] = useState(String(value))
  const meant = read(typed)
  const isStale = meant !== undefined && meant !== value
  return (
    <TextField
      {...texts}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      // A number that came otherwise, from another tab or an undo, replaces an earlier typed one.
      value={isStale ? String(value) : typed}
      error={meant === undefined && refusal}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        const next = read(currentTarget.value)
        if (next !== undefined) onNumber(next)
      }}
    />
  )
}
